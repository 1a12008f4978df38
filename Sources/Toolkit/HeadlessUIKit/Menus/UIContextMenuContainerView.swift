import Foundation

/// A menu that is open over its window; a tap beside it closes it.
@MainActor
final class UIContextMenuContainerView: UIView {
  /// The menu that is open; its first level shows once it is replaced.
  var menu: UIMenu {
    didSet {
      path = [menu]
      update()
    }
  }
  /// The menus from the first level to the one that shows.
  private var path: [UIMenu]
  private weak var source: UIView?
  /// What the menu lies beside, in the source's coordinates.
  private let place: CGRect
  private let list = UIContextMenuListView()
  private let closed: @MainActor () -> Void
  private var isClosing = false

  private init(_ menu: UIMenu, from source: UIView, at place: CGRect, closed: @escaping @MainActor () -> Void)
  {
    self.menu = menu
    self.path = [menu]
    self.source = source
    self.place = place
    self.closed = closed
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    addSubview(list)
    update()
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Opens a menu over the window of a view; the application is busy while it grows.
  ///
  /// - Parameters:
  ///   - place: What the menu lies beside, in the view's coordinates.
  ///   - closed: Runs when the menu begins to close.
  static func present(
    _ menu: UIMenu, from view: UIView, at place: CGRect, closed: @escaping @MainActor () -> Void = {}
  ) -> UIContextMenuContainerView? {
    guard let window = view.window else { return nil }
    let container = UIContextMenuContainerView(menu, from: view, at: place, closed: closed)
    container.frame = window.bounds
    window.addSubview(container)
    UIApplication.shared.runLoop.schedule(after: duration, name: "menu to open") {}
    return container
  }

  private static let duration: TimeInterval = 0.25
  private static let margin: CGFloat = 8

  /// Begins to close the menu; it takes no more touches, and is gone a quarter of a second later.
  func close() {
    guard !isClosing else { return }
    isClosing = true
    isUserInteractionEnabled = false
    closed()
    UIApplication.shared.runLoop.schedule(after: Self.duration, name: "menu to close") { [self] in
      removeFromSuperview()
      deferredElements(in: menu).forEach { $0.menuDidClose() }
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.contains(where: { $0.view === self }) { close() }
  }

  override func accessibilityPerformEscape() -> Bool {
    close()
    return true
  }

  /// Below the place if there is room, else above it, and never beyond the window's safe area or under the keyboard.
  override func layoutSubviews() {
    guard let source else { return }
    let place = source.convert(self.place, to: self)
    let room = freeRoom
    let size = list.sizeThatFits(room.size)
    let (below, above) = (place.maxY + Self.margin, place.minY - Self.margin - size.height)
    let top = below + size.height <= room.maxY ? below : above
    list.frame = CGRect(
      x: max(room.minX, min(place.minX, room.maxX - size.width)),
      y: max(room.minY, min(top, room.maxY - size.height)), width: size.width, height: size.height)
  }

  /// The window without what bars, sensors and the keyboard cover, and a margin.
  private var freeRoom: CGRect {
    var free = bounds.inset(by: safeAreaInsets)
    free.size.height = min(free.maxY, keyboardLayoutGuide.layoutFrame.minY) - free.minY
    return free.insetBy(dx: Self.margin, dy: Self.margin)
  }

  private func update() {
    guard let shown = path.last else { return }
    list.show(MenuRow.groups(of: shown, isNested: path.count > 1)) { [unowned self] in choose($0) }
    setNeedsLayout()
    for element in deferredElements(in: shown) where element.elements == nil {
      element.load { [weak self] in self?.update() }
    }
  }

  private func choose(_ row: MenuRow) {
    switch row {
    case .action(let action): choose(action)
    case .submenu(let menu):
      path.append(menu)
      update()
    case .back:
      path.removeLast()
      update()
    case .header, .loading: break
    }
  }

  /// Runs an action; the menu closes, unless the action keeps it.
  private func choose(_ action: UIAction) {
    menu.singleSelection(with: action)?.select(action)
    if action.attributes.contains(.keepsMenuPresented) {
      action.perform(from: source)
      update()
    } else {
      close()
      action.perform(from: source)
      (source as? UIButton)?.menuDidSelect(action)
    }
  }

  /// The promises among the lines that show.
  private func deferredElements(in menu: UIMenu) -> [UIDeferredMenuElement] {
    menu.children.flatMap { child -> [UIDeferredMenuElement] in
      if let element = child as? UIDeferredMenuElement { return [element] }
      guard let menu = child as? UIMenu, menu.options.contains(.displayInline) else { return [] }
      return deferredElements(in: menu)
    }
  }
}
