import Foundation

extension JSONDecoder: TopLevelDecoder {
  /// The data of a JSON text.
  public typealias Input = Data
}

extension JSONEncoder: TopLevelEncoder {
  /// The data of a JSON text.
  public typealias Output = Data
}

extension PropertyListDecoder: TopLevelDecoder {
  /// The data of a property list.
  public typealias Input = Data
}

extension PropertyListEncoder: TopLevelEncoder {
  /// The data of a property list.
  public typealias Output = Data
}
