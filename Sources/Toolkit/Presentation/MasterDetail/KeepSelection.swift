import Flow

/// A selection of one element of a collection, which survives changes of the collection.
///
/// Initially, the first element is selected. The selection follows its element. If that is removed,
/// the selection moves to the closest remaining element that was after it; or else to the element
/// after the closest remaining one that was before it, or to that one if it is the last; or else to
/// the first element.
///
///     let letters = ReadWriteSignal(["a", "b", "c", "d"])
///     let selection = KeepSelection(elements: letters.readOnly(), isSame: ==)
///     selection.select(index: 1)
///     letters.value = ["a", "c", "d"]
///     selection.value?.element  // "c"
public final class KeepSelection<Elements: BidirectionalCollection>: SignalProvider {
  /// The type of the collection's indices.
  public typealias Index = Elements.Index
  /// The type of the collection's elements.
  public typealias Element = Elements.Element
  /// A selected element with its index.
  public typealias IndexAndElement = (index: Index, element: Element)

  /// The elements; sends their changes.
  public let elementsSignal: ReadSignal<Elements>
  /// Whether two elements are the same, even if their content differs.
  public let isSame: (Element, Element) -> Bool
  private var current: IndexAndElement?
  private var former: Elements
  private let callbacker = Callbacker<IndexAndElement?>()
  private let bag = DisposeBag()

  /// Creates a selection of the first element.
  ///
  /// - Parameters:
  ///   - elements: The elements and their changes.
  ///   - isSame: Whether two elements are the same, even if their content differs.
  public init(elements: ReadSignal<Elements>, isSame: @escaping (Element, Element) -> Bool) {
    elementsSignal = elements
    self.isSame = isSame
    former = elements.value
    current = former.first.map { (former.startIndex, $0) }
    bag += elements.with(weak: self).onValue { elements, selection in selection.update(to: elements) }
  }

  /// The current elements.
  public var elements: Elements { elementsSignal.value }

  /// The selection, `nil` if there are no elements; also sends a value at each change of the
  /// elements, even if the selection stays.
  public var providedSignal: ReadSignal<IndexAndElement?> {
    ReadSignal(getValue: { self.current }, callbacker: callbacker)
  }

  /// Selects an element.
  ///
  /// - Parameter index: An index of the current elements, which must exist.
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

  /// Returns the index to which the selection moves; `nil` if none of the former elements remains.
  private func survivor(of selection: IndexAndElement, in elements: Elements) -> Index? {
    func index(of element: Element) -> Index? { elements.firstIndex { isSame($0, element) } }
    if let survivor = index(of: selection.element) { return survivor }
    let later = former[selection.index...].dropFirst()
    if let survivor = later.lazy.compactMap(index).first { return survivor }
    guard let earlier = former[..<selection.index].reversed().lazy.compactMap(index).first else { return nil }
    let next = elements.index(after: earlier)
    return next == elements.endIndex ? earlier : next
  }
}
