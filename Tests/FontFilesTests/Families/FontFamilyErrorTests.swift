import Diagnostics
import Expectations
import FontFiles
import FontMetrics
import Foundation
import Testing

@Suite struct FontFamilyErrorTests {
  private func error(_ text: String) -> FontFamilyError? { error(Data(text.utf8)) }

  private func error(_ json: Data) -> FontFamilyError? {
    do throws(FontFamilyError) {
      _ = try FontFamily(json, name: "F")
      return nil
    } catch {
      return error
    }
  }

  @Test func `A text that is not JSON is refused with its position`() {
    forEachRow([
      ("", 1, 1, "found the end of the text", "a JSON value"),
      ("{\n\"family\": tru}", 2, 11, "'tru' is not a JSON value", "a JSON value"),
      ("{\"é\": 1 2}", 1, 9, "found '2'", "',' or '}'"),
      ("[1,]", 1, 4, "found ']'", "a JSON value"),
      ("{\"a\":1,\n \"a\":2}", 2, 2, "the key 'a' is there twice", "each key once in an object"),
      ("{\"a\" 1}", 1, 6, "found '1'", "':' after the key"),
      ("{1}", 1, 2, "found '1'", "a key in double quotes"),
      ("01", 1, 2, "found '1'", "nothing after the value"),
      ("-", 1, 2, "found the end of the text", "a digit"),
      ("\"a\n\"", 1, 3, "found the end of the line", "a closing quote, or an escaped control character"),
      (#""\x""#, 1, 3, "found 'x'", #"an escape: \" \\ \/ \b \f \n \r \t or \uXXXX"#),
      (#""\u12G4""#, 1, 6, "found 'G'", "four hexadecimal digits"),
      (#""\uD83D\n""#, 1, 9, "found 'n'", "the second half of a surrogate pair"),
      (#""\uDE00""#, 1, 3, "half of a surrogate pair is alone", #"two halves, as \uD83D\uDE00"#),
      (
        String(repeating: "[", count: 100_000), 1, 5001, "the value is nested too deeply",
        "at most 5000 levels of arrays and objects"
      ),
    ]) { text, line, column, problem, expected in
      let fault = error(text)?.faults.first
      expectEqual(fault?.position, SourcePosition(line: line, column: column))
      expectEqual(fault?.problem, problem)
      expectEqual(fault?.expected, expected)
    }
    forEachRow([([0x22, 0x0A, 0xE2, 0x28], 2, 1), ([0x22, 0x61, 0xE2], 1, 3)] as [([UInt8], Int, Int)]) {
      let fault = error(Data($0))?.faults.first
      expectEqual(fault?.problem, "the file is not UTF-8")
      expectEqual(fault?.position, SourcePosition(line: $1, column: $2))
    }
  }

  @Test
  func `A value of another kind, out of its range or too large is refused with the keys that lead to it`() {
    let whole = sample(advances: #""U+0041": [1]"#)
    forEachRow([
      (#""F", "faces""#, #""", "faces""#, "family: found an empty string", "a string that is not empty"),
      ("400", "0", "faces > 0 > weight: found 0", "a whole number from 1 to 1000"),
      ("400", "1001", "faces > 0 > weight: found 1001", "a whole number from 1 to 1000"),
      ("400", "4.5e2", "faces > 0 > weight: found 4.5e2", "a whole number from 1 to 1000"),
      ("400", "null", "faces > 0 > weight: found null", "a whole number from 1 to 1000"),
      ("1000", "15", "faces > 0 > unitsPerEm: found 15", "a whole number from 16 to 16384"),
      ("1000", "16385", "faces > 0 > unitsPerEm: found 16385", "a whole number from 16 to 16384"),
      ("-200", "-32769", "faces > 0 > descent: found -32769", "a whole number from -32768 to 32767"),
      (
        "-200", "99999999999999999999", "faces > 0 > descent: found 99999999999999999999",
        "a whole number from -32768 to 32767"
      ),
      ("false", "\"no\"", "faces > 0 > italic: found a string", "a boolean"),
      (
        "[1]", "[1, 65536]", "faces > 0 > advances > U+0041 > 1: found 65536",
        "a whole number from 0 to 65535"
      ),
      ("[1]", "[-1]", "faces > 0 > advances > U+0041 > 0: found -1", "a whole number from 0 to 65535"),
      ("[1]", "[]", "faces > 0 > advances > U+0041: found an array", "an array of at least one advance"),
      (
        "{\"U+0041\": [1]}", "[]", "faces > 0 > advances: found an array",
        "an object of runs by their first characters"
      ),
      ("\"F-Regular\"", "{}", "faces > 0 > name: found an object", "a string"),
    ]) { old, new, problem, expected in
      let text = error(whole.replacing(old, with: new))?.description
      let lines = text?.split(separator: "\n") ?? []
      expectTrue(lines.first?.hasSuffix(": \(problem)") == true, "\(text ?? "no error")")
      expectEqual(lines.last, "  expected: \(expected)")
      expectEqual(lines.count, 2)
    }
  }

  @Test func `Characters must exist, and runs must not overlap`() {
    forEachRow([
      (#""0041": [1]"#, "the key '0041' is not a character"),
      (#""U+41": [1]"#, "the key 'U+41' is not a character"),
      (#""U+00041": [1]"#, "the key 'U+00041' is not a character"),
      (#""U+004a": [1]"#, "the key 'U+004a' is not a character"),
      (#""U+D800": [1]"#, "the key 'U+D800' is not a character"),
      (#""U+110000": [1]"#, "the key 'U+110000' is not a character"),
      (#""U+D7FF": [1, 2]"#, "the run has 2 advances"),
      (#""U+10FFFE": [1, 2, 3]"#, "the run has 3 advances"),
      (#""U+0043": [1], "U+0041": [1, 2, 3]"#, "the run overlaps that of U+0041"),
      (#""U+0041": [1, 2, 3], "U+0042": [1]"#, "the run overlaps that of U+0041"),
    ]) { advances, problem in
      let problems = error(sample(advances: advances))?.faults.map(\.problem) ?? []
      expectEqual(problems.count, 1)
      expectTrue(problems[0].hasSuffix(": \(problem)"), "\(problems)")
    }
    expectEqual(
      error(sample(advances: #""U+0043": [1], "U+0041": [1, 2, 3]"#))?.faults.first?.expected,
      "a character after U+0043, the last one of that run")
  }

  @Test func `All faults are listed in the order of the file, with the nearest known keys`() {
    let text = """
      {"famly": "F",
       "faces": [{"name": "A", "wieght": 1,
        "advances": {"U+0041": [1, true]}}, 7]}
      """
    let description = error(text)?.description ?? ""
    expectTrue(
      description.hasPrefix(
        """
        F.font.json:1:1: error: the key 'family' is missing
          expected: an object with 'family'
          nearest:  famly
        F.font.json:1:2: error: the key 'famly' is unknown
          expected: one of: family, faces
          nearest:  family
        F.font.json:2:12: error: faces > 0: the key 'italic' is missing
          expected: an object with 'italic'

        """), "\(description)")
    #expect(description.contains("\nF.font.json:2:26: error: faces > 0: the key 'wieght' is unknown\n"))
    #expect(description.contains("\n  nearest:  weight\n"))
    #expect(
      description.contains("\nF.font.json:3:30: error: faces > 0 > advances > U+0041 > 1: found a boolean\n"))
    expectTrue(
      description.hasSuffix("\nF.font.json:3:39: error: faces > 1: found a number\n  expected: an object"),
      "\(description)"
    )
  }

  @Test func `A family needs a face, and no two faces have one name`() throws {
    expectEqual(
      error(#"{"family": "F", "faces": []}"#)?.faults.first?.expected, "an array of at least one face")
    let whole = sample(advances: "")
    let start = try #require(whole.firstIndex(of: "["))
    let face = whole[whole.index(after: start)...].dropLast(2)
    let twice = #"{"family": "F", "faces": [\#(face), \#(face)]}"#
    expectEqual(error(twice)?.faults.map(\.problem), ["faces > 1: the face 'F-Regular' is there twice"])
  }

  @Test func `Nothing in a file can command a terminal or flood it`() {
    let key = String(repeating: "x", count: 100_000)
    let text = error(#"{"\u001b[31m": 1, "\#(key)": 2, "family": "F", "faces": 1}"#)?.description ?? ""
    #expect(text.count < 1000 && !text.contains("\u{1B}") && text.contains(#"'\u{1B}[31m'"#))
  }
}
