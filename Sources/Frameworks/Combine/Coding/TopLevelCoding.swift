/// A type that decodes values from data of a format.
public protocol TopLevelDecoder {
  /// The kind of data that is decoded.
  associatedtype Input

  /// Decodes a value of a type.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// A type that encodes values as data of a format.
public protocol TopLevelEncoder {
  /// The kind of data that values are encoded as.
  associatedtype Output

  /// Encodes a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}
