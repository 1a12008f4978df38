import Foundation
import UTF8Text

extension Encodable {
  /// The value as JSON, as commands print it: indented, keys sorted, with a final newline; invisible
  /// characters are escaped.
  package var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self).jsonWithVisibleText + "\n"
    }
  }
}
