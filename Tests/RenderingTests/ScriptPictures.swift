import Foundation
import LayoutEngine
import Views

/// A heading, running text and a caption in each script that has a font of its own.
@MainActor
enum ScriptPictures {
    static let cases: [PictureCase] = scripts.map { script in
        let height: CGFloat = 116
        return PictureCase("text/script/\(script.name)", 170, height, scale: 2) {
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: script.heading).font(.headline)
                Text(verbatim: script.text).font(.subheadline).lineLimit(3)
                Text(verbatim: script.caption).font(.caption).foregroundColor(.secondary)
            }
            .frame(width: 158, alignment: .leading)
            .environment(\.layoutDirection, script.isRightToLeft ? .rightToLeft : .leftToRight)
            .environment(\.locale, Locale(identifier: script.language))
        }
    }

    struct Script {
        var name, language, heading, text, caption: String
        var isRightToLeft = false
    }

    /// “Weather”, “Rain in the morning, sunny in the afternoon, 22° at most.”, “Today, 9:41”.
    static let scripts: [Script] = [
        Script(
            name: "latin", language: "en", heading: "Weather",
            text: "Rain in the morning, sunny in the afternoon, 22° at most.",
            caption: "Today, 9:41: Łódź, Việt"),
        Script(
            name: "greek", language: "el", heading: "Καιρός",
            text: "Βροχή το πρωί, λιακάδα το απόγευμα, έως 22°.", caption: "Σήμερα, 9:41"),
        Script(
            name: "cyrillic", language: "ru", heading: "Погода",
            text: "Утром дождь, днём солнечно, не выше 22°.", caption: "Сегодня, 9:41"),
        Script(
            name: "arabic", language: "ar", heading: "الطقس",
            text: "مطر في الصباح، ومشمس بعد الظهر، 22° كحد أقصى.", caption: "اليوم، 9:41",
            isRightToLeft: true),
        Script(
            name: "hebrew", language: "he", heading: "מזג אוויר",
            text: "גשם בבוקר, שמשי אחר הצהריים, 22° לכל היותר.", caption: "היום, 9:41",
            isRightToLeft: true),
        Script(
            name: "devanagari", language: "hi", heading: "मौसम",
            text: "सुबह बारिश, दोपहर में धूप, अधिकतम 22°।", caption: "आज, 9:41"),
        Script(
            name: "thai", language: "th", heading: "สภาพอากาศ",
            text: "ฝนตกตอนเช้า แดดออกตอนบ่าย สูงสุด 22°", caption: "วันนี้ 9:41"),
        Script(
            name: "chinese-simplified", language: "zh-Hans", heading: "天气",
            text: "上午有雨，下午晴朗，最高气温22°。", caption: "今天 9:41"),
        Script(
            name: "chinese-traditional", language: "zh-Hant", heading: "天氣",
            text: "上午有雨，下午晴朗，最高氣溫22°。", caption: "今天 9:41"),
        Script(
            name: "japanese", language: "ja", heading: "天気",
            text: "午前は雨、午後は晴れ、最高気温は22°です。", caption: "今日 9:41"),
        Script(
            name: "korean", language: "ko", heading: "날씨",
            text: "오전에는 비, 오후에는 맑음, 최고 22°입니다.", caption: "오늘 9:41"),
        Script(
            name: "bengali", language: "bn", heading: "আবহাওয়া",
            text: "সকালে বৃষ্টি, বিকেলে রোদ, সর্বোচ্চ ২২°।", caption: "আজ, ৯:৪১"),
        Script(
            name: "gujarati", language: "gu", heading: "હવામાન",
            text: "સવારે વરસાદ, બપોરે તડકો, વધુમાં વધુ 22°.", caption: "આજે, 9:41"),
        Script(
            name: "gurmukhi", language: "pa", heading: "ਮੌਸਮ",
            text: "ਸਵੇਰੇ ਮੀਂਹ, ਦੁਪਹਿਰ ਨੂੰ ਧੁੱਪ, ਵੱਧ ਤੋਂ ਵੱਧ 22°।", caption: "ਅੱਜ, 9:41"),
        Script(
            name: "tamil", language: "ta", heading: "வானிலை",
            text: "காலையில் மழை, பிற்பகலில் வெயில், அதிகபட்சம் 22°.", caption: "இன்று, 9:41"),
        Script(
            name: "telugu", language: "te", heading: "వాతావరణం",
            text: "ఉదయం వర్షం, మధ్యాహ్నం ఎండ, గరిష్ఠం 22°.", caption: "ఈరోజు, 9:41"),
        Script(
            name: "kannada", language: "kn", heading: "ಹವಾಮಾನ",
            text: "ಬೆಳಿಗ್ಗೆ ಮಳೆ, ಮಧ್ಯಾಹ್ನ ಬಿಸಿಲು, ಗರಿಷ್ಠ 22°.", caption: "ಇಂದು, 9:41"),
        Script(
            name: "malayalam", language: "ml", heading: "കാലാവസ്ഥ",
            text: "രാവിലെ മഴ, ഉച്ചയ്ക്ക് വെയിൽ, പരമാവധി 22°.", caption: "ഇന്ന്, 9:41"),
        Script(
            name: "sinhala", language: "si", heading: "කාලගුණය",
            text: "උදේ වැස්ස, සවස අව්ව, උපරිම 22°.", caption: "අද, 9:41"),
        Script(
            name: "khmer", language: "km", heading: "អាកាសធាតុ",
            text: "ព្រឹកមានភ្លៀង រសៀលមានពន្លឺថ្ងៃ អតិបរមា 22°។", caption: "ថ្ងៃនេះ 9:41"),
        Script(
            name: "lao", language: "lo", heading: "ອາກາດ",
            text: "ຝົນຕົກຕອນເຊົ້າ ແດດອອກຕອນບ່າຍ ສູງສຸດ 22°", caption: "ມື້ນີ້ 9:41"),
        Script(
            name: "georgian", language: "ka", heading: "ამინდი",
            text: "დილით წვიმა, დღისით მზიანი, მაქსიმუმ 22°.", caption: "დღეს, 9:41"),
        Script(
            name: "armenian", language: "hy", heading: "Եղանակ",
            text: "Առավոտյան անձրև, կեսօրին արև, առավելագույնը 22°։", caption: "Այսօր, 9:41"),
        Script(
            name: "emoji", language: "en", heading: "👋 👋🏽 👨‍👩‍👧 🇩🇪",
            text: "☀️ 🌦️ 🌈 ❤️ 1️⃣ 🏳️‍🌈 👩🏿‍🚀 🧑‍🤝‍🧑 🐈‍⬛", caption: "© ™ ☎︎ ☎️ ✔︎ ✔️"),
        Script(
            name: "mixed", language: "en", heading: "Hello שלום مرحبا",
            text: "Say “שלום” or “مرحبا” at 22° (or 9:41) in 東京 and 서울.", caption: "a אב 12 ג b"),
    ]
}
