import Foundation

extension NSIndexPath {
  /// The index of the section: the path's first index.
  public var section: Int { index(atPosition: 0) }
  /// The index of the row within its section: the path's second index.
  public var row: Int { index(atPosition: 1) }
  /// The index of the item within its section: the path's second index.
  public var item: Int { index(atPosition: 1) }

  /// Makes the index path of a row in a table.
  ///
  /// - Parameters:
  ///   - row: The row within its section, from 0.
  ///   - section: The section, from 0.
  public convenience init(row: Int, section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// Makes the index path of an item in a collection.
  ///
  /// - Parameters:
  ///   - item: The item within its section, from 0.
  ///   - section: The section, from 0.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }
}

extension IndexPath {
  /// Makes the index path of a row in a table.
  ///
  /// - Parameters:
  ///   - row: The row within its section, from 0.
  ///   - section: The section, from 0.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// Makes the index path of an item in a collection.
  ///
  /// - Parameters:
  ///   - item: The item within its section, from 0.
  ///   - section: The section, from 0.
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
