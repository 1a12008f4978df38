/// How a golden is written; the raw value is the file's extension.
package enum GoldenFormat: String, Hashable, Sendable, CaseIterable {
  case text = "txt"
  case json
}
