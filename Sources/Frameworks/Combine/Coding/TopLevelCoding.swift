/// A type that decodes values from data of a format.
///
///     struct NumberDecoder: TopLevelDecoder {
///       func decode<T: Decodable>(_ type: T.Type, from text: String) throws -> T {
///         try JSONDecoder().decode(type, from: Data(text.utf8))
///       }
///     }
///     let number = Just("42").decode(type: Int.self, decoder: NumberDecoder())  // 42
public protocol TopLevelDecoder {
  /// The kind of data that is decoded.
  associatedtype Input

  /// Decodes a value of a type.
  ///
  /// - Parameters:
  ///   - type: The type of the value to return.
  ///   - from: The data in the format of this decoder.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// A type that encodes values as data of a format.
///
///     struct TextEncoder: TopLevelEncoder {
///       func encode<T: Encodable>(_ value: T) throws -> String {
///         String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
///       }
///     }
///     let text = Just([1, 2]).encode(encoder: TextEncoder())  // "[1,2]"
public protocol TopLevelEncoder {
  /// The kind of data that values are encoded as.
  associatedtype Output

  /// Encodes a value.
  ///
  /// - Parameter value: The value to write in the format of this encoder.
  func encode<T: Encodable>(_ value: T) throws -> Output
}
