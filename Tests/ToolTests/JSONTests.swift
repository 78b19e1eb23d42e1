import PlainJSON
import Testing

@Suite struct JSONTests {
    @Test(
        arguments: [
            #"{"a":[1,2.5,-3],"b":{"c":null,"d":true},"e":"x"}"#, "[]", "{}", #""""#, "12", "-0.5",
            #"["\"\\\n\t\u0001","é","😀"]"#,
        ])
    func writesWhatItReads(text: String) throws {
        #expect(try JSON(parsing: text).text() == text)
    }

    @Test func readsEveryEscape() throws {
        let text = #""\u00e9\ud83d\ude00\/\b\f\r""#
        #expect(try JSON(parsing: text) == .string("é😀/\u{8}\u{C}\r"))
    }

    @Test(
        arguments: [
            "", "{", "[1,]", #"{"a"}"#, #"{"a":1,}"#, "tru", "nul", "01x", "+1", "nan", "inf",
            #""a"#,
            #""\x""#, #""\u12""#, "1 2", "[1 2]", String(repeating: "[", count: 1000),
        ])
    func refusesWhatIsNoJSON(text: String) {
        #expect(throws: JSONError.self) { try JSON(parsing: text) }
    }

    @Test func membersKeepTheirOrder() {
        let json: JSON = ["z": 1, "a": [true, nil], "m": "x"]
        #expect(json.text() == #"{"z":1,"a":[true,null],"m":"x"}"#)
        #expect(json["a"]?.array?.count == 2)
        #expect(json["nothing"] == nil)
    }

    @Test func whatNumbersCannotSayIsNull() {
        #expect(JSON.number(.infinity).text() == "null")
        #expect(JSON.number(.nan).text() == "null")
        #expect(JSON.number(1e15).text() == "1000000000000000")
    }
}
