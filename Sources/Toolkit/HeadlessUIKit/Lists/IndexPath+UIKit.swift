import Foundation

extension IndexPath {
  /// Makes the index path of a row in a table.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// Makes the index path of an item in a collection.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The index of the section: the path's first index.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
  /// The index of the row within its section: the path's second index.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  /// The index of the item within its section: the path's second index.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
