import Flow
import HeadlessUIKit

/// A presentable of which only the matter and the result are known.
public struct AnyPresentable<Matter, Result> {
  private let base: any Presentable<Matter, Result>

  /// Hides what a presentable is.
  public init<Base: Presentable>(_ base: Base) where Base.Matter == Matter, Base.Result == Result {
    self.base = base
  }

  /// Hides what a presentable is, and changes its result.
  public init<Base: Presentable>(_ base: Base, transform: @escaping (Base.Result) -> Result)
  where Base.Matter == Matter {
    self.base = TransformedPresentable(base: base, transform: transform)
  }

  /// Makes a presentable of a closure, which runs for each presentation.
  public init(materialize: @escaping @MainActor () -> (Matter, Result)) {
    base = ClosurePresentable(make: materialize)
  }
}

extension AnyPresentable: Presentable {
  public func materialize() -> (Matter, Result) { base.materialize() }
}

/// These are second to those above, which do for presentables of any controller.
extension AnyPresentable where Matter == UIViewController {
  /// Hides what a presentable is, and which class of controllers it presents.
  @_disfavoredOverload
  public init<Base: Presentable>(_ base: Base) where Base.Matter: UIViewController, Base.Result == Result {
    self.base = ControllerPresentable(base: base, transform: { $0 })
  }

  /// Hides what a presentable is, and which class of controllers it presents, and changes its result.
  @_disfavoredOverload
  public init<Base: Presentable>(_ base: Base, transform: @escaping (Base.Result) -> Result)
  where Base.Matter: UIViewController {
    self.base = ControllerPresentable(base: base, transform: transform)
  }
}

/// A presentable with another result.
struct TransformedPresentable<Base: Presentable, Result> {
  let base: Base
  let transform: (Base.Result) -> Result
}

extension TransformedPresentable: Presentable {
  func materialize() -> (Base.Matter, Result) {
    let (matter, result) = base.materialize()
    return (matter, transform(result))
  }
}

/// A presentable of any controller.
private struct ControllerPresentable<Base: Presentable, Result> where Base.Matter: UIViewController {
  let base: Base
  let transform: (Base.Result) -> Result
}

extension ControllerPresentable: Presentable {
  func materialize() -> (UIViewController, Result) {
    let (matter, result) = base.materialize()
    return (matter, transform(result))
  }
}

/// A presentable that a closure makes.
private struct ClosurePresentable<Matter, Result> {
  let make: @MainActor () -> (Matter, Result)
}

extension ClosurePresentable: Presentable {
  func materialize() -> (Matter, Result) { make() }
}
