import InterfaceDocuments

extension InterfaceMaker {
  /// Makes the connections of an element's object when all objects are there.
  func connect(_ object: AnyObject, _ element: InterfaceElement) {
    // Other outlets may use a controller's view when they are set.
    let connections = element.connections.filter(\.isView) + element.connections.filter { !$0.isView }
    guard !connections.isEmpty else { return }
    later {
      var collections: [(name: String, objects: [AnyObject], element: InterfaceElement)] = []
      for connection in connections {
        switch connection.kind {
        case .outlet(let property): self.setOutlet(property, of: object, connection)
        case .outletCollection(let property):
          guard let destination = self.destination(of: connection) else { continue }
          if let index = collections.firstIndex(where: { $0.name == property }) {
            collections[index].objects.append(destination)
          } else {
            collections.append((property, [destination], connection.element))
          }
        case .action(let selector, let event): self.addAction(selector, event, of: object, connection)
        case .segue: self.addTrigger(of: object, connection)
        }
      }
      for collection in collections { self.setOutlets(collection, of: object) }
    }
  }

  private func destination(of connection: InterfaceConnection) -> AnyObject? {
    if let object = object(connection.destination) { return object }
    // A scene's other objects are made when something is connected with them.
    if let element = document.element(connection.destination), InterfaceKind.named(element.name) != nil,
      !(InterfaceKind.isController(element.name))
    {
      return make(element)
    }
    if document.element(connection.destination) == nil {
      note(.unknownIdentifier(connection.destination), at: connection.element.position)
    }
    return nil
  }

  private func setOutlet(_ property: String, of object: AnyObject, _ connection: InterfaceConnection) {
    guard let destination = destination(of: connection) else { return }
    if InterfaceOutlet.set(property, of: object, to: destination) { return }
    if (object as? UIKitObject)?.setInterfaceValue(destination, for: property) == true { return }
    noteOutlet(property, of: object, connection.element)
  }

  private func setOutlets(
    _ collection: (name: String, objects: [AnyObject], element: InterfaceElement), of object: AnyObject
  ) {
    if collection.name == "gestureRecognizers", let view = object as? UIView {
      for case let recognizer as UIGestureRecognizer in collection.objects {
        view.addGestureRecognizer(recognizer)
      }
    } else if (object as? UIKitObject)?.setInterfaceValue(collection.objects, for: collection.name) != true {
      noteOutlet(collection.name, of: object, collection.element)
    }
  }

  /// An object of a class that is not in the program has no outlets, and the class has been noted.
  private func noteOutlet(_ property: String, of object: AnyObject, _ element: InterfaceElement) {
    guard !isOfToolkit(object) else { return }
    let owner = "\(type(of: object))"
    let call = object is UIViewController ? "registerView(of: \(owner).self)" : "registerNib(\"\(owner)\")"
    note(
      .unknownOutlet(
        property, owner: owner,
        instead: "let the plugin PortSources rewrite the class, or write in the use case: "
          + "UIApplication.shared.environment.interfaceFiles.\(call) { ... }"),
      at: element.position)
  }

  private func isOfToolkit(_ object: AnyObject) -> Bool {
    InterfaceClasses.module(of: object) == "HeadlessUIKit"
  }

  private func addAction(
    _ name: String, _ event: String?, of sender: AnyObject, _ connection: InterfaceConnection
  ) {
    // -2 and the elements `firstResponder` stand for the responder chain.
    let isChain = document.element(connection.destination)?["placeholderIdentifier"] == "IBFirstResponder"
    let target = isChain ? nil : destination(of: connection)
    guard isChain || target != nil else { return }
    let selector = (target as? UIKitObject)?.interfaceAction(name) ?? (target == nil ? Selector(name) : nil)
    guard let selector else {
      guard let target, !isOfToolkit(target) else { return }
      return note(
        .unknownAction(
          name, owner: "\(type(of: target))",
          instead: "let the plugin PortSources rewrite the class, or write 'addTarget' in its 'viewDidLoad()'"
        ),
        at: connection.element.position)
    }
    switch sender {
    case let control as UIControl:
      control.addTarget(
        target, action: selector, for: Self.events[event ?? "touchUpInside"] ?? .touchUpInside)
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: selector) }
    case let item as UIBarButtonItem: (item.target, item.action) = (target, selector)
    default:
      note(
        .unknownProperty("action", element: "\(type(of: sender))", nearest: nil),
        at: connection.element.position)
    }
  }

  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
    "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
    "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
    "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]
}

extension InterfaceConnection {
  fileprivate var isView: Bool { kind == .outlet(property: "view") }
}

/// The outlets of the toolkit's own classes.
@MainActor
enum InterfaceOutlet {
  /// Sets an outlet; returns whether the object has it.
  static func set(_ name: String, of object: AnyObject, to value: AnyObject) -> Bool {
    switch (name, object) {
    case ("dataSource", let table as UITableView): table.dataSource = value as? any UITableViewDataSource
    case ("dataSource", let view as UICollectionView):
      view.dataSource = value as? any UICollectionViewDataSource
    case ("dataSource", let picker as UIPickerView): picker.dataSource = value as? any UIPickerViewDataSource
    case ("delegate", let picker as UIPickerView): picker.delegate = value as? any UIPickerViewDelegate
    case ("delegate", let view as UITextView): view.delegate = value as? any UITextViewDelegate
    case ("delegate", let view as UIScrollView): view.delegate = value as? any UIScrollViewDelegate
    case ("delegate", let field as UITextField): field.delegate = value as? any UITextFieldDelegate
    case ("delegate", let bar as UISearchBar): bar.delegate = value as? any UISearchBarDelegate
    case ("delegate", let bar as UITabBar): bar.delegate = value as? any UITabBarDelegate
    case ("delegate", let recognizer as UIGestureRecognizer):
      recognizer.delegate = value as? any UIGestureRecognizerDelegate
    case ("delegate", let controller as UINavigationController):
      controller.delegate = value as? any UINavigationControllerDelegate
    case ("delegate", let controller as UITabBarController):
      controller.delegate = value as? any UITabBarControllerDelegate
    case ("view", let controller as UIViewController): controller.view = value as? UIView
    default: return setView(name, of: object, to: value as? UIView)
    }
    return true
  }

  private static func setView(_ name: String, of object: AnyObject, to view: UIView?) -> Bool {
    guard let view else { return false }
    switch (name, object) {
    case ("tableHeaderView", let table as UITableView): table.tableHeaderView = view
    case ("tableFooterView", let table as UITableView): table.tableFooterView = view
    case ("backgroundView", let table as UITableView): table.backgroundView = view
    case ("backgroundView", let collection as UICollectionView): collection.backgroundView = view
    case ("backgroundView", let cell as UITableViewCell): cell.backgroundView = view
    case ("selectedBackgroundView", let cell as UITableViewCell): cell.selectedBackgroundView = view
    case ("accessoryView", let cell as UITableViewCell): cell.accessoryView = view
    case ("backgroundView", let cell as UICollectionViewCell): cell.backgroundView = view
    case ("selectedBackgroundView", let cell as UICollectionViewCell): cell.selectedBackgroundView = view
    case ("titleView", let item as UINavigationItem): item.titleView = view
    case ("leftView", let field as UITextField): field.leftView = view
    case ("rightView", let field as UITextField): field.rightView = view
    default: return false
    }
    return true
  }
}
