import Flow
import HeadlessUIKit

extension UINavigationController: PresentingViewController {
  /// Pushes a controller; popping it ends the presentation.
  ///
  /// Its dismiss item also ends the presentation. The options decide which controllers leave the
  /// stack at the end.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - options: Decide about the animation, the navigation bar, and which controllers leave at
  ///     the end.
  public func present(
    _ controller: UIViewController, options: PresentationOptions
  ) -> PresentingViewController.Result {
    let tap = controller.installDismissButton().future.map { (_: Void) throws in throw PresentError.dismissed
    }
    let pop = pushViewController(controller, options: options)
    return (
      // The controller may have moved to another stack, as details do.
      select(tap, or: pop).toVoid(), { (controller.navigationController ?? self).leave(controller, options) }
    )
  }

  /// Pops the controllers that leave at the end of a controller's presentation, according to the
  /// options.
  private func leave(_ controller: UIViewController, _ options: PresentationOptions) -> Future<Void> {
    var leaving: [UIViewController] = []
    if options.contains(.autoPop) { leaving.append(controller) }
    if options.contains(.autoPopSuccessors),
      let index = viewControllers.firstIndex(where: { $0 === controller })
    {
      leaving += viewControllers[(index + 1)...]
    }
    return join(leaving.map { popViewController($0, options: options) }).toVoid()
  }
}

extension UINavigationController {
  /// Pushes a controller in the next turn of the run loop, together with other pushes and pops
  /// until then.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - options: Decide about the animation, the navigation bar, and whether to push at once.
  /// - Returns: A future that completes when the controller is popped, or fails with
  ///   ``PresentError/alreadyPresented`` if it is on the stack already.
  @discardableResult
  public func pushViewController(_ controller: UIViewController, options: PresentationOptions) -> Future<Void>
  {
    update(.push, controller, options)
  }

  /// Pops a controller, wherever it is on the stack, in the next turn of the run loop.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - options: Decide about the animation, and whether to pop at once.
  /// - Returns: A future that completes when the controller is gone.
  @discardableResult
  public func popViewController(_ controller: UIViewController, options: PresentationOptions) -> Future<Void>
  {
    update(.pop, controller, options)
  }

  private func update(
    _ kind: StackUpdate.Kind, _ controller: UIViewController, _ options: PresentationOptions
  ) -> Future<Void> {
    Future { completion in
      self.stackUpdates.add(
        StackUpdate(kind, controller, options: options, completion: completion),
        isImmediate: options.contains(.disablePushPopCoalecing))
      return NilDisposer()
    }
  }

  var stackUpdates: StackUpdates {
    if let updates = presentationState.stackUpdates { return updates }
    let updates = StackUpdates(of: self)
    presentationState.stackUpdates = updates
    return updates
  }
}

extension UINavigationController {
  /// Sends the controllers that have left the stack.
  public var popViewControllerSignal: Signal<UIViewController> { stackUpdates.didPop.providedSignal }

  /// Sends the controllers that are about to leave the stack.
  public var willPopViewControllerSignal: Signal<UIViewController> { stackUpdates.willPop.providedSignal }

  /// Sends the controllers that are about to be on top of the stack.
  public var willShowViewControllerSignal: Signal<UIViewController> { stackUpdates.willShow.providedSignal }

  /// The stack; sends its changes.
  public var viewControllersSignal: ReadSignal<[UIViewController]> {
    changes(.viewControllers).readable(getValue: {}).map { self.viewControllers }
  }
}

extension UINavigationItem {
  /// Sends a value when the item's controller has left its stack.
  ///
  /// The navigation controller must have presented something before, or one of its signals must
  /// have been read.
  public var popSignal: Signal<Void> { popCallbacker.providedSignal }

  var popCallbacker: Callbacker<Void> {
    if let callbacker = attachments[Callbacker<Void>?.self, default: nil] { return callbacker }
    let callbacker = Callbacker<Void>()
    attachments[Callbacker<Void>?.self, default: nil] = callbacker
    return callbacker
  }
}
