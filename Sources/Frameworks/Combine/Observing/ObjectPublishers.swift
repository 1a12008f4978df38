/// The publishers of the observable objects that have no published property to keep it.
enum ObjectPublishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private struct Table {
    var entries: [ObjectIdentifier: Entry] = [:]
    var nextSweep = 64
  }

  private static let table = Locked(Table())

  /// Returns the publisher of an object, which is made when it is asked for first.
  static func publisher(for object: AnyObject) -> ObservableObjectPublisher {
    table.withLock { table in
      let identifier = ObjectIdentifier(object)
      // Another object may have been at the same address before.
      if let entry = table.entries[identifier], entry.object === object { return entry.publisher }
      sweep(&table)
      let publisher = ObservableObjectPublisher()
      table.entries[identifier] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }

  /// Removes the entries of objects that are gone, whenever the table has doubled.
  private static func sweep(_ table: inout Table) {
    guard table.entries.count >= table.nextSweep else { return }
    table.entries = table.entries.filter { $0.value.object != nil }
    table.nextSweep = max(64, 2 * table.entries.count)
  }
}
