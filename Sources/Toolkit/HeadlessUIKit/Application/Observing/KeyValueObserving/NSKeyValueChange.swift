import Foundation

/// The values that an observer receives.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  /// Creates options from Foundation's bits.
  ///
  /// - Parameter rawValue: A combination of Foundation's bits; 1 for the new value, 2 for the old
  ///   one.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// A first call immediately, before any change.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// An additional call before each change. Stored only: no property reports that it will change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change, with Foundation's values; the toolkit's properties are only set.
public enum NSKeyValueChange: UInt, Sendable {
  /// A value was set.
  case setting = 1
  /// Elements were added to a collection.
  case insertion
  /// Elements were removed from a collection.
  case removal
  /// Elements of a collection were replaced.
  case replacement
}

/// The keys of a change's dictionary.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a key.
  ///
  /// - Parameter rawValue: The key's name in Foundation, such as `new`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The raw value of the ``NSKeyValueChange``.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after the change.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The changed elements of a collection; never set.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Whether the value is about to change; never set.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of an observed value.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of the change: always `setting`.
  public let kind: NSKeyValueChange
  /// The value after the change; `nil` unless the options contain `new`.
  public let newValue: Value?
  /// The value before the change; `nil` unless the options contain `old`, and in the first call of
  /// `initial`.
  public let oldValue: Value?
  /// The changed elements of a collection: always `nil`.
  public var indexes: IndexSet? { nil }
  /// Whether the value is about to change: always `false`.
  public var isPrior: Bool { false }
}
