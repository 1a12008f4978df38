import Foundation
import InterfaceDocuments

extension InterfaceMaker {
  /// Makes what an element has inside its object: subviews, guides, items, cells and constraints.
  func makeContents(of object: AnyObject, from element: InterfaceElement) {
    if let view = object as? UIView { makeContents(of: view, element) }
    if let controller = object as? UIViewController { makeItems(of: controller, element) }
    if let item = object as? UINavigationItem { makeItems(of: item, element) }
    setRuntimeAttributes(of: object, element)
    setLateProperties(of: object, from: element)
  }

  private func makeContents(of view: UIView, _ element: InterfaceElement) {
    noteGuides(of: view, element)
    switch view {
    case let stack as UIStackView: makeSubviews(in: element) { stack.addArrangedSubview($0) }
    case let cell as UITableViewCell: makeContent(of: cell, element)
    case let cell as UICollectionViewCell: makeContent(of: cell, cell.contentView, element)
    case let effect as UIVisualEffectView: makeContent(of: effect, effect.contentView, element)
    case let table as UITableView: makeContents(of: table, element)
    case let collection as UICollectionView: notePrototypes(of: collection, element)
    case let control as UISegmentedControl: makeSegments(of: control, element)
    case let button as UIButton:
      for state in element.children where state.name == "state" { setState(state, of: button, element) }
      makeSubviews(in: element) { button.addSubview($0) }
    case let bar as UIToolbar: bar.items = items(element.child("items"))
    case let bar as UINavigationBar:
      let items: [UINavigationItem] = objects(element.child("items"))
      if !items.isEmpty { bar.items = items }
    case let bar as UITabBar:
      let items: [UITabBarItem] = objects(element.child("items"))
      if !items.isEmpty { bar.items = items }
    default: makeSubviews(in: element) { view.addSubview($0) }
    }
    later { self.makeConstraints(of: view, element) }
    makeVariations(of: view, element)
  }

  /// Makes the views of an element's `subviews`.
  func makeSubviews(in element: InterfaceElement?, add: (UIView) -> Void) {
    for child in element?.children(of: "subviews") ?? [] {
      guard let view = makeView(child) else { continue }
      add(view)
      if child.name == "containerView" { afterConnecting { self.embed(child, in: view) } }
    }
  }

  /// Makes the subviews of a cell or an effect, which are in its content view.
  private func makeContent(of view: UIView, _ contentView: UIView, _ element: InterfaceElement) {
    guard let content = element.value("contentView") else {
      return makeSubviews(in: element) { contentView.addSubview($0) }
    }
    setObject(contentView, for: content.id)
    if let frame = content.value("frame").flatMap(CGRect.init(interface:)) { contentView.frame = frame }
    setContentProperties(of: contentView, content)
    makeSubviews(in: content) { contentView.addSubview($0) }
    noteGuides(of: contentView, content)
    later { self.makeConstraints(of: contentView, content) }
    connect(contentView, content)
  }

  /// Sets a content view's colors and margins; its frame and its autoresizing are the cell's.
  private func setContentProperties(of view: UIView, _ element: InterfaceElement) {
    if let color = element.value("backgroundColor").flatMap({ color($0) }) { view.backgroundColor = color }
    if element.isTrue("preservesSuperviewLayoutMargins") == true {
      view.preservesSuperviewLayoutMargins = true
    }
    if element.isTrue("insetsLayoutMarginsFromSafeArea") == false {
      view.insetsLayoutMarginsFromSafeArea = false
    }
    if element.isTrue("clipsSubviews") == true { view.clipsToBounds = true }
    if let insets = element.value("layoutMargins") {
      view.layoutMargins = UIEdgeInsets(
        top: insets.points("top"), left: insets.points("left"), bottom: insets.points("bottom"),
        right: insets.points("right"))
    }
  }

  private func makeContent(of cell: UITableViewCell, _ element: InterfaceElement) {
    let own = [
      (element["textLabel"], cell.textLabel), (element["detailTextLabel"], cell.detailTextLabel as UIView?),
      (element["imageView"], cell.imageView),
    ].filter { $0.0 != nil }
    guard !own.isEmpty else { return makeContent(of: cell, cell.contentView, element) }
    setObject(cell.contentView, for: element.value("contentView")?.id)
    for child in element.value("contentView")?.children(of: "subviews") ?? [] {
      if let view = own.first(where: { $0.0 == child.id })?.1 {
        fill(view, from: child)
      } else if let view = makeView(child) {
        cell.contentView.addSubview(view)
      }
    }
  }

  private func noteGuides(of view: UIView, _ element: InterfaceElement) {
    for child in element.children where ["viewLayoutGuide", "keyboardLayoutGuide"].contains(child.name) {
      let guide: UILayoutGuide? =
        switch child.key {
        case "safeArea": view.safeAreaLayoutGuide
        case "keyboard": view.keyboardLayoutGuide
        case "contentLayoutGuide": (view as? UIScrollView)?.contentLayoutGuide
        case "frameLayoutGuide": (view as? UIScrollView)?.frameLayoutGuide
        default: child.name == "keyboardLayoutGuide" ? view.keyboardLayoutGuide : view.safeAreaLayoutGuide
        }
      if let guide { setObject(guide, for: child.id) }
    }
  }

  private func makeSegments(of control: UISegmentedControl, _ element: InterfaceElement) {
    for (index, segment) in element.children(of: "segments").enumerated() {
      let title = text("segmentTitles[\(index)]", of: element) ?? segment["title"]
      if let image = segment["image"], title?.isEmpty != false {
        control.insertSegment(
          with: self.image(image, catalog: segment["catalog"]), at: index, animated: false)
      } else {
        control.insertSegment(withTitle: title, at: index, animated: false)
      }
      if segment.isTrue("enabled") == false { control.setEnabled(false, forSegmentAt: index) }
      if let width = segment.number("width"), width > 0 {
        control.setWidth(CGFloat(width), forSegmentAt: index)
      }
    }
  }
}

extension InterfaceMaker {
  /// Makes the objects in an element, such as bar button items.
  func objects<Object>(_ element: InterfaceElement?) -> [Object] {
    (element?.children ?? []).compactMap { make($0) as? Object }
  }

  private func items(_ element: InterfaceElement?) -> [UIBarButtonItem]? {
    element.map { objects($0) }
  }

  private func makeItems(of controller: UIViewController, _ element: InterfaceElement) {
    if let items = items(element.child("toolbarItems")) { controller.toolbarItems = items }
  }

  private func makeItems(of item: UINavigationItem, _ element: InterfaceElement) {
    if let items = items(element.child("leftBarButtonItems")) { item.leftBarButtonItems = items }
    if let items = items(element.child("rightBarButtonItems")) { item.rightBarButtonItems = items }
  }
}

extension UIBarButtonItem {
  /// Makes an item of a file; one of the system's if the file says so.
  static func make(_ coder: InterfaceCoder) -> UIBarButtonItem {
    guard let name = coder.element["systemItem"] else { return UIBarButtonItem() }
    return SystemItem(rawValue: name).map { UIBarButtonItem(systemItem: $0) } ?? UIBarButtonItem()
  }
}
