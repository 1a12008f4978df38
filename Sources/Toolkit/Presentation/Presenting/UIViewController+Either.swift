import Flow
import HeadlessUIKit

extension UIViewController {
  /// Presents whichever it is, until the returned future is cancelled, or the user dismisses the controller.
  @discardableResult
  public func present<Left: Presentable, Right: Presentable>(
    _ either: EitherPresentation<Left, Right>
  ) -> Future<Void> where Left.Result == any Disposable, Right.Result == any Disposable {
    switch either {
    case .left(let left): present(left)
    case .right(let right): present(right)
    }
  }

  /// Presents whichever it is, until there is a value.
  @discardableResult
  public func present<Left: Presentable, Right: Presentable, LeftValue, RightValue>(
    _ either: EitherPresentation<Left, Right>
  ) -> Future<Either<LeftValue, RightValue>>
  where Left.Result == Future<LeftValue>, Right.Result == Future<RightValue> {
    switch either {
    case .left(let left): present(left).map(Either.left)
    case .right(let right): present(right).map(Either.right)
    }
  }

  /// Presents whichever it is, as long as somebody listens to the returned signal.
  public func present<Left: Presentable, Right: Presentable>(
    _ either: EitherPresentation<Left, Right>
  ) -> FiniteSignal<Either<Left.Result.Value, Right.Result.Value>>
  where Left.Result: SignalProvider, Right.Result: SignalProvider {
    switch either {
    case .left(let left): present(left).map(Either.left)
    case .right(let right): present(right).map(Either.right)
    }
  }
}
