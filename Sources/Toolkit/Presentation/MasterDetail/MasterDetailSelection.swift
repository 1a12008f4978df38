import Flow
import HeadlessUIKit

/// The selection of the element whose details show.
///
/// While details show beside the list, it behaves like ``KeepSelection``. While they show on top of
/// the list, nothing is selected until the user selects an element, and replacing that element
/// deselects it.
///
///     let (bag, split) = (DisposeBag(), UISplitViewController())
///     let files = ReadWriteSignal(["a.txt", "b.txt"])
///     let selection = MasterDetailSelection(
///       elements: files.readOnly(), isSame: ==,
///       isCollapsed: split.setupSplitDelegate(ownedBy: bag).isCollapsed)
///     bag += selection.presentDetail(on: split) { selected in
///       guard let file = selected?.element else { return nil }
///       return DisposablePresentation {
///         let details = UIViewController()
///         details.title = file
///         return (details, NilDisposer() as any Disposable)
///       }
///     }
public final class MasterDetailSelection<Elements: BidirectionalCollection>: SignalProvider {
  /// The type of the collection's indices.
  public typealias Index = Elements.Index
  /// The type of the collection's elements.
  public typealias Element = Elements.Element
  /// A selected element with its index.
  public typealias IndexAndElement = (index: Index, element: Element)

  /// Called when details should be presented, with `nil` for no details; also at once when it is
  /// set.
  public private(set) lazy var presentDetail: Delegate<IndexAndElement?, Void> = Delegate {
    [weak self] callback in
    guard let self else { return NilDisposer() }
    callback(isCollapsed.value ?? true ? nil : current)
    return NilDisposer()
  }
  /// Whether details show on top of the list; `nil` while that is unknown.
  private let isCollapsed: ReadSignal<Bool?>
  private let keepSelection: KeepSelection<Elements>
  private let needsUpdate: (Element, Element) -> Bool
  private var current: IndexAndElement?
  private var isSelecting = false
  private let callbacker = Callbacker<IndexAndElement?>()
  private let bag = DisposeBag()

  /// Creates a selection.
  ///
  /// - Parameters:
  ///   - elements: The elements and their changes.
  ///   - isSame: Whether two elements are the same, even if their content differs.
  ///   - needsUpdate: Whether new content of the same element requires its details to be presented
  ///     again; never by default.
  ///   - isCollapsed: Whether details show on top of the list; nothing is presented while it is
  ///     `nil`.
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

  /// The current elements.
  public var elements: Elements { keepSelection.elements }
  /// The elements; sends their changes.
  public var elementsSignal: ReadSignal<Elements> { keepSelection.elementsSignal }

  /// The selection, or `nil`; sends its changes.
  public var providedSignal: ReadSignal<IndexAndElement?> {
    ReadSignal(getValue: { self.current }, callbacker: callbacker)
  }

  /// Selects an element and presents its details; does nothing if it is already selected.
  ///
  /// - Parameter index: An index of the current elements, which must exist.
  public func select(index: Index) {
    guard index != current?.index else { return }
    current = (index, elements[index])
    // The kept selection calls back at once; the flag distinguishes this from a change of the
    // elements.
    isSelecting = true
    keepSelection.select(index: index)
    isSelecting = false
  }

  /// Deselects the element and ends its details; does nothing if no element is selected.
  public func deselect() {
    guard current != nil else { return }
    current = nil
    presentDetail.call(nil)
    callbacker.callAll(with: nil)
  }

  /// Follows the kept selection while details show in the same way.
  private func follow(isCollapsed: Bool) -> any Disposable {
    if !isCollapsed { takeOver(keepSelection.value, isChange: false) }
    return keepSelection.with(weak: self).onValue { kept, selection in
      if isCollapsed { selection.keepOrDeselect(kept) } else { selection.takeOver(kept, isChange: true) }
    }
  }

  /// Selects the kept element; presents details if the element is another one, or if its content
  /// requires it.
  private func takeOver(_ kept: IndexAndElement?, isChange: Bool) {
    let former = current
    // Expanding with the same selection changes nothing.
    if !isChange, former?.index == kept?.index { return }
    current = kept
    callbacker.callAll(with: kept)
    if isSelecting || needsDetails(former?.element, kept?.element) { presentDetail.call(kept) }
  }

  private func needsDetails(_ former: Element?, _ new: Element?) -> Bool {
    guard let former, let new else { return true }
    return !keepSelection.isSame(former, new) || needsUpdate(former, new)
  }

  /// Keeps the user's selection, which ends when its element is no longer the kept one.
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

extension MasterDetailSelection {
  /// Sets the closure that shows details, until the returned disposable is disposed of.
  ///
  /// - Parameter presentation: Shows details of the selected element, or no details for `nil`; the
  ///   returned disposable is disposed of before the next call.
  @MainActor
  public func presentDetail(
    presentation: @escaping (IndexAndElement?) -> any Disposable
  ) -> any Disposable {
    let bag = DisposeBag()
    let detailBag = bag.innerBag()
    bag += presentDetail.set { selected in
      detailBag.dispose()
      detailBag += presentation(selected)
    }
    return bag
  }

  /// Presents details from a controller, replacing the former ones.
  ///
  /// Details leave their stack when they end. When the user goes back to the list, the element is
  /// deselected.
  ///
  /// - Parameters:
  ///   - presenter: The controller that presents.
  ///   - presentation: Returns the details of the selected element, or of no element; `nil`
  ///     presents nothing.
  @MainActor
  public func presentDetail(
    on presenter: UIViewController, presentation: @escaping (IndexAndElement?) -> DisposablePresentation?
  ) -> any Disposable {
    let bag = DisposeBag()
    let detailBag = bag.innerBag()
    var isReplacing = true
    bag += presentDetail.set { selected in
      guard let isCollapsed = self.isCollapsed.value else { return }
      guard !isCollapsed || selected != nil else { return detailBag.dispose() }
      guard var details = presentation(selected) else { return }
      details.options.formUnion(.autoPopSelfAndSuccessors)
      // Details that new ones replace were not closed by the user, and do not deselect.
      isReplacing = true
      let presented = presenter.present(
        details.onDismiss { if self.isCollapsed.value == true, !isReplacing { self.deselect() } })
      detailBag.dispose()
      isReplacing = false
      detailBag += presented.disposable
    }
    return bag
  }

  /// Presents details from a controller, with actions that select the previous and the next
  /// element.
  ///
  /// - Parameters:
  ///   - presenter: The controller that presents.
  ///   - presentation: Returns the details of the selected element, or of no element; `nil`
  ///     presents nothing. An action is `nil` if there is no such element.
  @MainActor
  public func presentDetailWithPreviousNext(
    on presenter: UIViewController,
    presentation:
      @escaping (
        IndexAndElement?, _ previous: ReadSignal<(() -> Void)?>, _ next: ReadSignal<(() -> Void)?>
      ) -> DisposablePresentation?
  ) -> any Disposable {
    presentDetail(on: presenter) { selected in
      guard let selected else { return presentation(nil, ReadSignal(nil), ReadSignal(nil)) }
      let (elements, isSame) = (self.elementsSignal, self.keepSelection.isSame)
      return presentation(
        selected, self.selecting(elements.index(before: selected.element, isSame: isSame)),
        self.selecting(elements.index(after: selected.element, isSame: isSame)))
    }
  }

  private func selecting(_ index: ReadSignal<Index?>) -> ReadSignal<(() -> Void)?> {
    index.map { index in index.map { index in { self.select(index: index) } } }
  }
}

extension SignalProvider where Value: BidirectionalCollection {
  /// Returns a signal of the index before an element's; `nil` if there is no such index.
  ///
  /// - Parameters:
  ///   - element: The element; if it is not in the collection, the index is `nil`.
  ///   - isSame: Returns whether two elements are the same, even if their content differs.
  public func index(
    before element: Value.Element, isSame: @escaping (Value.Element, Value.Element) -> Bool
  ) -> CoreSignal<Kind.DropWrite, Value.Index?> {
    map { (elements: Value) -> Value.Index? in
      let index = elements.firstIndex { isSame(element, $0) }
      return index.flatMap { $0 == elements.startIndex ? nil : elements.index(before: $0) }
    }
  }
}

extension SignalProvider where Value: Collection {
  /// Returns a signal of the index after an element's; `nil` if there is no such index.
  ///
  /// - Parameters:
  ///   - element: The element; if it is not in the collection, the index is `nil`.
  ///   - isSame: Returns whether two elements are the same, even if their content differs.
  public func index(
    after element: Value.Element, isSame: @escaping (Value.Element, Value.Element) -> Bool
  ) -> CoreSignal<Kind.DropWrite, Value.Index?> {
    map { (elements: Value) -> Value.Index? in
      let next = elements.firstIndex { isSame(element, $0) }.map(elements.index(after:))
      return next == elements.endIndex ? nil : next
    }
  }
}

extension CoreSignal where Value == (() -> Void)? {
  /// Runs the last action, unless it is `nil`, whenever another signal sends a value.
  ///
  /// - Parameter signal: The trigger; a value while the last action is `nil` has no effect.
  public func bindTo<Other: SignalProvider>(_ signal: Other) -> any Disposable where Other.Value == Void {
    let trigger = signal.providedSignal
    return onValueDisposePrevious { action in action.map { action in trigger.onValue(action) } }
  }
}
