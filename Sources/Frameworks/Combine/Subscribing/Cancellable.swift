/// An activity that can be canceled.
///
/// Canceling releases what the activity holds and stops its side effects, such as timers or network access.
///
///     let names = PassthroughSubject<String, Never>()
///     let subscription: any Cancellable = names.sink { print($0) }
///     names.send("Ada")  // Ada
///     subscription.cancel()
///     names.send("Grace")  // received by no subscriber
public protocol Cancellable {
  /// Cancels the activity.
  func cancel()
}

extension Cancellable {
  /// Stores this activity in a collection, which cancels it when it is removed or released.
  ///
  /// - Parameter collection: The collection to append to, such as an array; it keeps the
  ///   subscription alive.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Stores this activity in a set, which cancels it when it is removed or released.
  ///
  /// - Parameter set: The set to insert into; it keeps the subscription alive.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}
