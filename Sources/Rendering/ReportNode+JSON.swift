import LayoutReport

extension ReportNode {
    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("view", view)
            json.member("id", id)
            json.member("frame", frame)
            if let text {
                json.member("text") { json in
                    json.object { json in
                        json.member("string", text.string)
                        json.member("font", text.font)
                        json.member("size", text.size)
                        json.member("lines", text.lines)
                        json.member("truncated", text.truncated)
                        json.member("scale", text.scale)
                        json.member("baseline", text.baseline)
                    }
                }
            }
            json.member("image", image)
            json.member("color", color)
            json.member("link", link)
            json.member("label", label)
            json.member("children") { json in
                json.array(children) { $1.write(to: &$0) }
            }
        }
    }
}
