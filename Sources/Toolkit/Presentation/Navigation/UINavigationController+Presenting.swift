import Flow
import HeadlessUIKit

extension UINavigationController: PresentingViewController {
  /// Pushes a controller; popping it ends the presentation.
  ///
  /// Its dismiss item ends the presentation as well. What leaves the stack at the end is what the options say.
  public func present(
    _ controller: UIViewController, options: PresentationOptions
  ) -> PresentingViewController.Result {
    let tap = controller.installDismissButton().future.map { (_: Void) throws in throw PresentError.dismissed
    }
    let pop = pushViewController(controller, options: options)
    return (
      select(tap, or: pop).toVoid(), { (controller.navigationController ?? self).leave(controller, options) }
    )
  }

  /// Pops what the options say at the end of a controller's presentation.
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
  /// Pushes a controller at the next turn of the run loop, together with what else is pushed and popped until then.
  ///
  /// - Returns: Completes when the controller is popped; fails with ``PresentError/alreadyPresented`` if it is on the
  ///   stack already.
  @discardableResult
  public func pushViewController(_ controller: UIViewController, options: PresentationOptions) -> Future<Void>
  {
    update(.push, controller, options)
  }

  /// Pops a controller, wherever it is on the stack, at the next turn of the run loop; completes when it is gone.
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
