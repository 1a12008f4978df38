import Foundation

extension EncodedValue {
  /// A value of Foundation as it is written whole; `nil` for any other.
  ///
  /// Types are compared before values are cast, which costs far more.
  init?<Value: Encodable>(foundation value: Value, at path: CodingPath) throws {
    if Value.self == Date.self, let date = value as? Date {
      if let text = date.snapshotText {
        self = .string(text)
      } else {
        try self.init(number: date.timeIntervalSince1970, at: path)
      }
    } else if Value.self == Data.self, let data = value as? Data {
      self = .string(data.base64EncodedString())
    } else if Value.self == URL.self, let url = value as? URL {
      self = .string(url.absoluteString)
    } else if Value.self == Decimal.self, let decimal = value as? Decimal {
      if decimal.isNaN {
        try self.init(number: Double.nan, at: path)
      } else {
        self = .number(decimal.description)
      }
    } else {
      return nil
    }
  }
}
