import Flow

/// Keeps the element selected whose details show.
///
/// While details show beside the list, this is ``KeepSelection``. While they show on top of it, nothing is selected until
/// the user selects, and any change of the selected element deselects it.
public final class MasterDetailSelection<Elements: BidirectionalCollection>: SignalProvider {
  public typealias Index = Elements.Index
  public typealias Element = Elements.Element
  public typealias IndexAndElement = (index: Index, element: Element)

  /// Is called when details are to be presented, or none with `nil`; and at once when it is set.
  public private(set) lazy var presentDetail: Delegate<IndexAndElement?, Void> = Delegate {
    [weak self] callback in
    guard let self else { return NilDisposer() }
    callback(isCollapsed.value ?? true ? nil : current)
    return NilDisposer()
  }
  /// Whether details show on top of the list; `nil` as long as nobody knows.
  let isCollapsed: ReadSignal<Bool?>
  let keepSelection: KeepSelection<Elements>
  private let needsUpdate: (Element, Element) -> Bool
  private var current: IndexAndElement?
  private var isSelecting = false
  private let callbacker = Callbacker<IndexAndElement?>()
  private let bag = DisposeBag()

  /// - Parameters:
  ///   - isSame: Whether two elements are one, perhaps with another content.
  ///   - needsUpdate: Whether details of one element have to be presented anew for another content; no by default.
  ///   - isCollapsed: Whether details show on top of the list; nothing is presented while it is `nil`.
  public init(
    elements: ReadSignal<Elements>, isSame: @escaping (Element, Element) -> Bool,
    needsUpdate: @escaping (Element, Element) -> Bool = { _, _ in false }, isCollapsed: ReadSignal<Bool?>
  ) {
    keepSelection = KeepSelection(elements: elements, isSame: isSame)
    self.needsUpdate = needsUpdate
    self.isCollapsed = isCollapsed
    bag += isCollapsed.atOnce().with(weak: self).onValueDisposePrevious { isCollapsed, selection in
      isCollapsed.map(selection.follow)
    }
  }

  /// The present elements.
  public var elements: Elements { keepSelection.elements }
  /// The elements, and their changes.
  public var elementsSignal: ReadSignal<Elements> { keepSelection.elementsSignal }

  /// The selection, and its changes.
  public var providedSignal: ReadSignal<IndexAndElement?> {
    ReadSignal(getValue: { self.current }, callbacker: callbacker)
  }

  /// Selects an element, and presents its details; does nothing if it is selected.
  public func select(index: Index) {
    guard index != current?.index else { return }
    current = (index, elements[index])
    isSelecting = true
    keepSelection.select(index: index)
    isSelecting = false
  }

  /// Selects nothing, and presents no details.
  public func deselect() {
    guard current != nil else { return }
    current = nil
    presentDetail.call(nil)
    callbacker.callAll(with: nil)
  }

  /// Follows the kept selection while the details show in one way.
  private func follow(isCollapsed: Bool) -> any Disposable {
    if !isCollapsed { takeOver(keepSelection.value, isChange: false) }
    return keepSelection.with(weak: self).onValue { kept, selection in
      if isCollapsed { selection.keepOrDeselect(kept) } else { selection.takeOver(kept, isChange: true) }
    }
  }

  /// Selects what is kept; presents details for another element, or another content that needs it.
  private func takeOver(_ kept: IndexAndElement?, isChange: Bool) {
    let former = current
    if !isChange, former?.index == kept?.index { return }
    current = kept
    callbacker.callAll(with: kept)
    if isSelecting || needsDetails(former?.element, kept?.element) { presentDetail.call(kept) }
  }

  private func needsDetails(_ former: Element?, _ new: Element?) -> Bool {
    guard let former, let new else { return true }
    return !keepSelection.isSame(former, new) || needsUpdate(former, new)
  }

  /// Keeps the selection of the user's, which ends when its element is another.
  private func keepOrDeselect(_ kept: IndexAndElement?) {
    if isSelecting {
      callbacker.callAll(with: current)
      return _ = presentDetail.call(current)
    }
    guard let selected = current else { return callbacker.callAll(with: nil) }
    guard let kept, keepSelection.isSame(selected.element, kept.element) else {
      current = nil
      callbacker.callAll(with: nil)
      return _ = presentDetail.call(nil)
    }
    current = kept
    callbacker.callAll(with: kept)
    if needsUpdate(selected.element, kept.element) { presentDetail.call(kept) }
  }
}
