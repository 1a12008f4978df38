import Foundation

/// A menu that is open over its window. A tap beside it closes it.
@preconcurrency @MainActor
final class UIContextMenuContainerView: UIView {
  /// The menu that is open. Replacing it shows the first level of the new one.
  var menu: UIMenu {
    didSet {
      path = [menu]
      update()
    }
  }
  /// The menus from the first level to the one that shows.
  private var path: [UIMenu]
  private weak var source: UIView?
  /// The rectangle that the menu opens beside, in the source's coordinates.
  private let anchor: CGRect
  private let list = UIContextMenuListView()
  private let closed: @MainActor () -> Void
  private var isClosing = false
  /// Whether the menu is growing, and takes no touches yet.
  private(set) var isOpening = true

  private init(
    _ menu: UIMenu, from source: UIView, at anchor: CGRect, closed: @escaping @MainActor () -> Void
  ) {
    self.menu = menu
    self.path = [menu]
    self.source = source
    self.anchor = anchor
    self.closed = closed
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // What is behind the menu cannot be reached while it is open.
    accessibilityViewIsModal = true
    addSubview(list)
    update()
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Opens a menu over the window of a view. The application is busy while the menu grows.
  ///
  /// - Parameters:
  ///   - menu: The menu to open.
  ///   - view: The view that the menu belongs to.
  ///   - anchor: The rectangle that the menu opens beside, in the view's coordinates.
  ///   - closed: Runs when the menu begins to close.
  /// - Returns: The open menu; `nil` if the view is in no window.
  static func present(
    _ menu: UIMenu, from view: UIView, at anchor: CGRect, closed: @escaping @MainActor () -> Void = {}
  ) -> UIContextMenuContainerView? {
    guard let window = view.window else { return nil }
    let container = UIContextMenuContainerView(menu, from: view, at: anchor, closed: closed)
    container.frame = window.bounds
    window.addSubview(container)
    UIApplication.shared.runLoop.schedule(after: duration, name: "menu to open") { [weak container] in
      container?.isOpening = false
    }
    return container
  }

  private static let duration: TimeInterval = 0.25
  private static let margin: CGFloat = 8

  /// Begins to close the menu. It takes no more touches, and is removed 0.25 s later.
  func close() {
    // The menu stays for 0.25 s while it closes, and must not close again.
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
    // A touch in the list belongs to its items.
    if touches.contains(where: { $0.view === self }) { close() }
  }

  override func accessibilityPerformEscape() -> Bool {
    close()
    return true
  }

  /// Puts the list below the anchor if there is room, else above it, and always within the window's
  /// safe area and above the keyboard.
  override func layoutSubviews() {
    guard let source else { return }
    let anchor = source.convert(self.anchor, to: self)
    let room = freeRoom
    let size = list.sizeThatFits(room.size)
    let (below, above) = (anchor.maxY + Self.margin, anchor.minY - Self.margin - size.height)
    let top = below + size.height <= room.maxY ? below : above
    list.frame = CGRect(
      x: max(room.minX, min(anchor.minX, room.maxX - size.width)),
      y: max(room.minY, min(top, room.maxY - size.height)), width: size.width, height: size.height)
  }

  /// The part of the window that bars, sensors and the keyboard leave free, less a margin on each
  /// side.
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

  /// Runs an action. The menu begins to close first, unless the action keeps it open.
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

  /// Returns the deferred elements among the rows that show.
  private func deferredElements(in menu: UIMenu) -> [UIDeferredMenuElement] {
    menu.children.flatMap { child -> [UIDeferredMenuElement] in
      if let element = child as? UIDeferredMenuElement { return [element] }
      guard let menu = child as? UIMenu, menu.options.contains(.displayInline) else { return [] }
      return deferredElements(in: menu)
    }
  }
}
