import Snapshotting
import TextFormats

extension SnapshotStrategy {
  /// The text of a value's golden.
  func text(of value: Value) throws -> String {
    let buffer = UTF8Buffer()
    try write(value, buffer)
    return buffer.string
  }
}
