import Flow
import HeadlessUIKit

extension MasterDetailSelection {
  /// Lets `presentation` show details, until the disposable is disposed of; what it returns is disposed of before the
  /// next ones.
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

  /// Presents details from a controller, in place of those before.
  ///
  /// They leave their stack when they end. When the user goes back to the list, nothing is selected any more.
  ///
  /// - Parameter presentation: Makes the details of what is selected; `nil` for none.
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
      isReplacing = true
      let presented = presenter.present(
        details.onDismiss { if self.isCollapsed.value == true, !isReplacing { self.deselect() } })
      detailBag.dispose()
      isReplacing = false
      detailBag += presented.disposable
    }
    return bag
  }

  /// Presents details from a controller, with ways to go to the element before and after.
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
  /// The index before that of an element, if there is one.
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
  /// The index after that of an element, if there is one.
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
  /// Runs the action that was told last, if it is one, when a signal tells.
  public func bindTo<Other: SignalProvider>(_ signal: Other) -> any Disposable where Other.Value == Void {
    let told = signal.providedSignal
    return onValueDisposePrevious { action in action.map { action in told.onValue(action) } }
  }
}
