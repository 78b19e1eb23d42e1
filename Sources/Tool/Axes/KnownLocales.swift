/// The parts of locale identifiers that Foundation has data for (CLDR, as in Swift 6.3's Foundation:
/// `Locale.availableIdentifiers` taken apart). Only to find typing errors before anything runs.
enum KnownLocales {
    static let languages = words(
        """
        af agq ain ak am apw ar arn as asa ast az ba bas be bem ber bez bg bgc bho blo bm bn
        bo br brx bs byn ca ccp ce ceb cgg cho chr cic ckb co cs csw cv cy da dav de dje doi
        dsb dua dv dyo dz ebu ee el en eo es et eu ewo fa ff fi fil fo fr fur fy ga gaa gd
        gez gl gn gsw gu guz gv ha haw he hi hmn hr hsb hu hy ia id ie ig ii inh io is it iu
        ja jbo jgo jmc jv ka kab kaj kam kcg kde kea kgp khq ki kk kkj kl kln km kn ko kok
        kpe ks ksb ksf ksh ku kw kxv ky lag lb lg lij lkt lmo ln lo lrc lt lu luo lut luy lv
        mai mas mer mfe mg mgh mgo mi mic mid mk ml mn mni moh mr ms mt mua mus my myv mzn
        naq nb nd nds ne nl nmg nn nnh nnp no nqo nr nso nus nv ny nyn oc om or os osa pa
        pcm pl pqm prg ps pt qu raj rej rhg rm rn ro rof ru rw rwk sa sah saq sat sbp sc scn
        sd se seh ses sg shi si sjd sje sju sk sl sm smn sn so sq sr ss st su sv sw syr szl
        ta te teo tg th ti tig tk tn to tok tr trv ts tt twq tzm ug uk ur uz vai ve vec vi
        vmw vun wa wae wal wo xh xnr xog yav yi yo yrl yue za zgh zh zu
        """)

    static let scripts = words(
        """
        Adlm Arab Aran Beng Cyrl Deva Guru Hans Hant Latn Mtei Olck Orya Rjng Rohg Telu Tfng
        Vaii
        """)

    static let regions = words(
        """
        001 003 150 419 AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI
        BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW
        CX CY CZ DE DG DJ DK DM DO DZ EA EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE
        GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU IC ID IE IL IM IN IO IQ IR
        IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY
        MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG
        NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW
        SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL
        TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM
        ZW
        """)

    private static func words(_ text: String) -> Set<String> {
        Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
    }
}

extension KnownLocales {
    /// `language[_Script][_REGION][@keywords]` in the spelling that Foundation uses.
    static func canonical(_ text: String) throws(UsageError) -> String {
        let keywords = text.firstIndex(of: "@")
        var parts = text[..<(keywords ?? text.endIndex)].split { $0 == "_" || $0 == "-" }[...]
        guard let language = parts.popFirst()?.lowercased(), languages.contains(language) else {
            let nearest = Suggestion.sentence(for: text, among: languages)
            throw UsageError("unknown locale '\(text)'", hint: nearest ?? "for example en_US or de")
        }
        var result = language
        if let script = parts.first?.capitalized, scripts.contains(script) {
            result += "_" + script
            parts.removeFirst()
        }
        if let region = parts.popFirst() {
            guard regions.contains(region.uppercased()) else {
                throw UsageError(
                    "unknown locale '\(text)'",
                    hint: "'\(region)' is no region; for example \(result)_\(example(language))")
            }
            result += "_" + region.uppercased()
        }
        guard parts.isEmpty else {
            throw UsageError("unknown locale '\(text)'", hint: "for example \(result)")
        }
        return result + (keywords.map { text[$0...] } ?? "")
    }

    private static func example(_ language: String) -> String {
        let region = language.uppercased()
        return regions.contains(region) ? region : "US"
    }
}

extension Substring {
    /// The first letter large, the others small.
    fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
