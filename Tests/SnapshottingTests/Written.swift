import Snapshotting
import UTF8Text

extension SnapshotStrategy {
  /// The text of a value's golden.
  func text(of value: Value) throws -> String {
    let buffer = UTF8Buffer()
    try write(value, buffer)
    return buffer.string
  }
}
