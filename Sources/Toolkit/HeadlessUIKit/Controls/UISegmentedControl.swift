import Foundation

/// A row of segments of equal widths, of which one is selected; 32 points high.
@MainActor
open class UISegmentedControl: UIControl {
  private var segments: [UISegment] = []
  private var selection = UISegmentedControl.noSegment
  /// Whether a segment is selected only while it is told; no by default.
  public var isMomentary: Bool = false {
    didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } }
  }

  /// The index of no segment.
  public static let noSegment = -1

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a control of segments with titles, as large as they need, with none of them selected.
  public convenience init(items: [String]?) {
    self.init(frame: .zero)
    for title in items ?? [] { insertSegment(withTitle: title, at: numberOfSegments, animated: false) }
    sizeToFit()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override var intrinsicContentSize: CGSize {
    let widest = segments.map(\.label.intrinsicContentSize.width).max() ?? 0
    return CGSize(width: (widest + 2 * Self.padding) * CGFloat(segments.count), height: 32)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private static let padding: CGFloat = 10

  open override func layoutSubviews() {
    let width = bounds.width / CGFloat(max(1, segments.count))
    for (index, segment) in segments.enumerated() {
      segment.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
    }
  }

  /// Selects the segment where the finger is lifted, and tells so if that is another one than before.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard isEnabled, let point = touches.first?.location(in: self),
      let index = segments.firstIndex(where: { $0.frame.contains(point) }), segments[index].isEnabled,
      index != selection
    else { return }
    selectedSegmentIndex = index
    sendActions(for: .valueChanged)
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  /// The segments are the elements, not the control.
  override var isAccessibilityElementByDefault: Bool { false }
}

extension UISegmentedControl {
  public var numberOfSegments: Int { segments.count }

  /// The selected segment, or ``noSegment``; setting it sends no event.
  public var selectedSegmentIndex: Int {
    get { selection }
    set {
      selection = segments.indices.contains(newValue) ? newValue : Self.noSegment
      for (index, segment) in segments.enumerated() { segment.isSelected = index == selection }
    }
  }

  /// Inserts a segment, at the end if the index lies beyond it; the selected segment stays selected.
  public func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    let index = min(max(0, index), segments.count)
    let segment = UISegment(title: title)
    segments.insert(segment, at: index)
    insertSubview(segment, at: index)
    selectedSegmentIndex = selection >= index ? selection + 1 : selection
    invalidateIntrinsicContentSize()
  }

  /// Removes a segment, the last one if the index lies beyond it; the selection goes along with its segment.
  public func removeSegment(at index: Int, animated: Bool) {
    guard let index = existing(index) else { return }
    segments.remove(at: index).removeFromSuperview()
    if selection == index {
      selectedSegmentIndex = Self.noSegment
    } else if selection > index {
      selectedSegmentIndex = selection - 1
    }
    invalidateIntrinsicContentSize()
  }

  public func removeAllSegments() {
    segments.forEach { $0.removeFromSuperview() }
    segments = []
    selectedSegmentIndex = Self.noSegment
    invalidateIntrinsicContentSize()
  }

  public func setTitle(_ title: String?, forSegmentAt index: Int) {
    guard let index = existing(index) else { return }
    segments[index].label.text = title
    invalidateIntrinsicContentSize()
  }

  public func titleForSegment(at index: Int) -> String? {
    existing(index).flatMap { segments[$0].label.text }
  }

  public func setEnabled(_ enabled: Bool, forSegmentAt index: Int) {
    guard let index = existing(index) else { return }
    segments[index].isEnabled = enabled
  }

  public func isEnabledForSegment(at index: Int) -> Bool {
    existing(index).map { segments[$0].isEnabled } ?? false
  }

  /// The index, or that of the last segment if it lies beyond, as UIKit has it.
  private func existing(_ index: Int) -> Int? {
    segments.isEmpty || index < 0 ? nil : min(index, segments.count - 1)
  }
}
