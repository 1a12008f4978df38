import Expectations
import Foundation
import TestSupport
import Testing
import TextFormats
import UTF8Text

@Suite struct VisibleJSONTests {
  @Test func `only what cannot be seen is escaped, and the text means the same`() {
    forEachRow([
      ("{\n  \"a\": \"é❤️\"\n}", "{\n  \"a\": \"é❤️\"\n}"), ("\"\u{202E}\u{200B}\"", "\"\\u202E\\u200B\""),
      ("\"\u{85}\u{7F}\"", "\"\\u0085\\u007F\""), ("\"\u{E0041}\"", "\"\\uDB40\\uDC41\""),
    ]) { json, visible in
      expectEqual(json.jsonWithVisibleText, visible)
    }

    forEachRow(SplitMix64.seeds(100)) { seed in
      var random = SplitMix64(seed: seed)
      let strings = [random.hostileString(), random.hostileString()]
      let encoder = JSONEncoder()
      encoder.outputFormatting = .prettyPrinted
      let json = String(decoding: try encoder.encode(strings), as: UTF8.self).jsonWithVisibleText
      expectEqual(try JSONDecoder().decode([String].self, from: Data(json.utf8)), strings)
      expectTrue(json.unicodeScalars.allSatisfy { $0 == "\n" || $0.isHarmless })
    }
  }
}
