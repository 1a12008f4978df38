import Flow

/// A recipe for something to present, and for the result of presenting it.
///
/// A presentable is a value that holds what there is to show. Each presentation materializes it anew. Its result is a
/// `Disposable` if others end the presentation, a `Future` if it ends by itself, or a signal if it has many results.
@MainActor
public protocol Presentable<Matter, Result> {
  /// What is presented, a view controller mostly.
  associatedtype Matter
  /// What comes of it.
  associatedtype Result

  /// Makes what is to be presented, together with the result of that.
  func materialize() -> (Matter, Result)
}

extension Presentable where Result == Void {
  /// Makes what is to be presented, where nothing comes of it.
  public func materialize() -> Matter {
    let (matter, _): (Matter, Void) = materialize()
    return matter
  }
}

extension Presentable where Result == any Disposable {
  /// Makes what is to be presented, and lets it go on until the bag is disposed of.
  public func materialize(into bag: DisposeBag) -> Matter {
    let (matter, disposable): (Matter, any Disposable) = materialize()
    bag += disposable
    return matter
  }
}
