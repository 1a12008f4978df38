import Foundation
import InterfaceDocuments

extension InterfaceMaker {
  /// Makes a control, an item, a recognizer or a cell perform a segue.
  func addTrigger(of object: AnyObject, _ connection: InterfaceConnection) {
    let segue = connection.element
    guard let kind = segue["kind"], !["relationship", "embed"].contains(kind) else { return }
    let follow: @MainActor (AnyObject) -> Void = { [self] sender in
      source?.follow(segue, in: self, sender: sender)
    }
    switch object {
    case let control as UIControl:
      control.addAction(
        UIAction { [weak control] _ in if let control { follow(control) } },
        for: control is UIButton ? .touchUpInside : .valueChanged)
    case let item as UIBarButtonItem:
      _ = item.addObserver(of: .tap) { [weak item] in if let item { follow(item) } }
    case let recognizer as UIGestureRecognizer:
      // A long press begins and ends; a tap only ends.
      let isDiscrete = recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
      recognizer.addAction { if $0.state == (isDiscrete ? .ended : .began) { follow($0) } }
    case let cell as UITableViewCell:
      let isAccessory = segue["trigger"] == "accessoryAction"
      let action: @MainActor () -> Void = { [weak cell] in if let cell { follow(cell) } }
      if isAccessory {
        cell.interfaceTriggers.accessory = action
      } else {
        cell.interfaceTriggers.selection = action
      }
    case let cell as UICollectionViewCell:
      cell.interfaceTriggers.selection = { [weak cell] in if let cell { follow(cell) } }
    // Performed by code, by its identifier.
    default: break
    }
  }
}

/// What a cell's segues do.
struct InterfaceTriggers {
  var selection: (@MainActor () -> Void)?
  var accessory: (@MainActor () -> Void)?
}

extension UIViewController {
  /// Performs a segue of a file if the controller allows it.
  func follow(_ segue: InterfaceElement, in maker: InterfaceMaker, sender: Any?, isAsked: Bool = true) {
    let identifier = segue["identifier"]
    if isAsked, !shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) { return }
    guard segue["kind"] != "unwind" else { return unwind(segue, maker, sender: sender) }
    guard let id = segue["destination"],
      let destination = maker.storyboard.makeController(
        id: id, for: segue, create: creator(of: segue, sender: sender))
    else { return }
    if destination.storyboard == nil { destination.storyboard = storyboard }
    setStyles(of: destination, segue, maker)
    let object = UIStoryboardSegue(identifier: identifier, source: self, destination: destination) {
      switch segue["kind"] {
      case "presentation", "modal", "popoverPresentation", "popover":
        self.present(destination, animated: segue["animates"] != "NO")
      case "showDetail", "replace": self.showDetailViewController(destination, sender: sender)
      default: self.show(destination, sender: sender)
      }
    }
    prepare(for: object, sender: sender)
    object.perform()
  }

  /// Returns what makes the destination: the controller's method that the segue names; `nil` without one.
  private func creator(of segue: InterfaceElement, sender: Any?) -> ((NSCoder) -> UIViewController?)? {
    guard let name = segue["destinationCreationSelector"], let action = interfaceAction(name) else {
      return nil
    }
    return { coder in
      MainActor.assumeIsolated { action.send(to: self, with: [coder, sender]) as? UIViewController }
    }
  }

  private func setStyles(of destination: UIViewController, _ segue: InterfaceElement, _ maker: InterfaceMaker)
  {
    if let style = segue["modalPresentationStyle"].flatMap(UIModalPresentationStyle.init) {
      destination.modalPresentationStyle = style
    }
    if let style = segue["modalTransitionStyle"].flatMap(UIModalTransitionStyle.init) {
      destination.modalTransitionStyle = style
    }
    if segue["kind"]?.hasPrefix("popover") == true {
      destination.modalPresentationStyle = .popover
      let anchor = segue["popoverAnchorView"].flatMap(maker.object)
      destination.popoverPresentationController?.sourceView = anchor as? UIView ?? view
    }
    if segue["kind"] == "custom" {
      maker.note(
        .unreadableValue(
          "custom", property: "kind", expected: "show, showDetail, presentation, popover or unwind"),
        at: segue.position)
    }
  }

  /// Returns to the nearest controller that has the segue's action.
  private func unwind(_ segue: InterfaceElement, _ maker: InterfaceMaker, sender: Any?) {
    let name = segue["unwindAction"] ?? ""
    let before = sequence(first: self) { $0.controllerBefore }.dropFirst()
    guard let destination = before.first(where: { $0.interfaceAction(name) != nil }),
      let action = destination.interfaceAction(name)
    else {
      return maker.note(
        .unknownAction(
          name, owner: "the controllers before \(type(of: self))", instead: "write it with '@IBAction'"),
        at: segue.position)
    }
    let object = UIStoryboardSegue(identifier: segue["identifier"], source: self, destination: destination)
    prepare(for: object, sender: sender)
    action.send(to: destination, with: [object])
    // Without anything over it, the destination would dismiss what it is in itself.
    if destination.presentedViewController != nil { destination.dismiss(animated: true) }
    destination.removeFromStackAbove()
  }

  /// Removes what is above the controller, or above the member that it is inside, on its navigation stack.
  private func removeFromStackAbove() {
    guard let navigation = navigationController,
      let member = sequence(first: self, next: \.parent).first(where: { $0.parent === navigation }),
      navigation.viewControllers.contains(where: { $0 === member })
    else { return }
    _ = navigation.popToViewController(member, animated: true)
  }

  /// The controller under this one on its stack, before it in its parent, the parent, or the innermost one in what
  /// presented it.
  private var controllerBefore: UIViewController? {
    guard let parent else { return presentingViewController?.innermost }
    let siblings = (parent as? UINavigationController)?.viewControllers ?? parent.children
    // Tabs are beside each other, so none of them comes before another one.
    guard !(parent is UITabBarController), let index = siblings.firstIndex(where: { $0 === self }), index > 0
    else { return parent }
    return siblings[index - 1].innermost
  }

  /// The selected, topmost or last controller inside this one, and inside that one, down to one without children.
  private var innermost: UIViewController {
    let inner =
      (self as? UITabBarController)?.selectedViewController
      ?? (self as? UINavigationController)?.topViewController ?? children.last
    return inner?.innermost ?? self
  }
}
