import Foundation

/// What an observer wants to know of changes.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  /// Creates options of Foundation's bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// A first call at once, before any change.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A call before each change, too; stored only, as no property reports that it will change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change, by Foundation's numbers; the toolkit's properties are only set.
public enum NSKeyValueChange: UInt, Sendable {
  /// A value was set.
  case setting = 1
  /// Members were added to a collection.
  case insertion
  /// Members were removed from a collection.
  case removal
  /// Members of a collection were replaced.
  case replacement
}

/// What the dictionary of a change has its parts by.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a key by its name in Foundation.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The number of the ``NSKeyValueChange``.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after the change.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// Which members of a collection changed; never set.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Whether the value is about to change; never set.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of an observed value.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of the change: always `setting`.
  public let kind: NSKeyValueChange
  /// The value after the change; `nil` unless the options have `new`.
  public let newValue: Value?
  /// The value before the change; `nil` unless the options have `old`, and in the first call of `initial`.
  public let oldValue: Value?
  /// Which members of a collection changed: always `nil`.
  public var indexes: IndexSet? { nil }
  /// Whether the value is about to change: always `false`.
  public var isPrior: Bool { false }
}
