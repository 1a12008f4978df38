import Foundation

extension IndexPath {
  /// The place of a row in a table.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  public var section: Int { self[0] }
  public var row: Int { self[1] }
}
