import Diagnostics
import TextFormats
import UTF8Text

/// A JSON text in the layout of snapshots.
package enum CanonicalJSON {
  /// Returns a JSON text with a line for each value and with sorted keys, and a line feed at its end.
  ///
  /// Throws a diagnostic, or an error for too many levels, if the text is no JSON.
  package static func text(of json: String) throws -> String {
    let buffer = UTF8Buffer()
    try EncodedValue(JSONValue(json), at: .root).writeDocument(to: buffer)
    return buffer.string
  }
}
