import Flow

/// Keeps one element of a collection selected, whatever becomes of the collection.
///
/// The first element is selected at first. The selection follows its element. When that is gone, the closest later one
/// of the elements before that is still there is selected; or else what comes after the closest earlier one, or that one
/// itself; or else the first.
public final class KeepSelection<Elements: BidirectionalCollection>: SignalProvider {
  public typealias Index = Elements.Index
  public typealias Element = Elements.Element
  public typealias IndexAndElement = (index: Index, element: Element)

  /// The elements, and their changes.
  public let elementsSignal: ReadSignal<Elements>
  /// Whether two elements are one, perhaps with another content.
  public let isSame: (Element, Element) -> Bool
  private var current: IndexAndElement?
  private var former: Elements
  private let callbacker = Callbacker<IndexAndElement?>()
  private let bag = DisposeBag()

  /// Selects the first element.
  public init(elements: ReadSignal<Elements>, isSame: @escaping (Element, Element) -> Bool) {
    elementsSignal = elements
    self.isSame = isSame
    former = elements.value
    current = former.first.map { (former.startIndex, $0) }
    bag += elements.with(weak: self).onValue { elements, selection in selection.update(to: elements) }
  }

  /// The present elements.
  public var elements: Elements { elementsSignal.value }

  /// The selection; each change of the elements is told, even if the selection stays.
  public var providedSignal: ReadSignal<IndexAndElement?> {
    ReadSignal(getValue: { self.current }, callbacker: callbacker)
  }

  /// Selects an element.
  public func select(index: Index) {
    current = (index, elements[index])
    callbacker.callAll(with: current)
  }

  private func update(to elements: Elements) {
    let index = current.flatMap { survivor(of: $0, in: elements) } ?? elements.indices.first
    former = elements
    current = index.map { ($0, elements[$0]) }
    callbacker.callAll(with: current)
  }

  /// Where the selection goes, if any of the former elements is left.
  private func survivor(of selection: IndexAndElement, in elements: Elements) -> Index? {
    func place(of element: Element) -> Index? { elements.firstIndex { isSame($0, element) } }
    if let index = place(of: selection.element) { return index }
    let later = former[selection.index...].dropFirst()
    if let index = later.lazy.compactMap(place).first { return index }
    guard let earlier = former[..<selection.index].reversed().lazy.compactMap(place).first else { return nil }
    let next = elements.index(after: earlier)
    return next == elements.endIndex ? earlier : next
  }
}
