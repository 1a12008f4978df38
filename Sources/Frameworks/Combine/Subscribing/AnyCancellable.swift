/// A cancellable that runs a closure when it is canceled, and cancels itself when it is released.
///
/// A subscriber hands it out as a token: the app cancels the subscription with it, but cannot request values.
///
///     var subscriptions: Set<AnyCancellable> = []
///     let names = PassthroughSubject<String, Never>()
///     names.sink { print($0) }.store(in: &subscriptions)
///     names.send("Ada")  // Ada
///     subscriptions.removeAll()
///     names.send("Grace")  // received by no subscriber
public final class AnyCancellable: Cancellable, Hashable {
  private let action: Locked<(() -> Void)?>

  /// Creates a cancellable that runs a closure once, when it is canceled or released.
  ///
  /// - Parameter cancel: The closure, which is retained until it has been called.
  public init(_ cancel: @escaping () -> Void) {
    action = Locked(cancel)
  }

  /// Creates a cancellable that cancels another one.
  ///
  /// - Parameter canceller: What to cancel, which is retained until then.
  public init<C: Cancellable>(_ canceller: C) {
    action = Locked(canceller.cancel)
  }

  deinit {
    cancel()
  }

  /// Runs the closure, unless that has already happened.
  public func cancel() {
    let cancel = action.withLock { action in
      defer { action = nil }
      return action
    }
    cancel?()
  }

  /// Hashes the identity of this object.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  /// Returns whether the two are the same object.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool {
    lhs === rhs
  }
}

extension AnyCancellable {
  /// Stores this cancellable in a collection.
  ///
  /// - Parameter collection: The collection to append to, such as an array; it keeps the
  ///   subscription alive.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Stores this cancellable in a set.
  ///
  /// - Parameter set: The set to insert into; it keeps the subscription alive.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }
}
