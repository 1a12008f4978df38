import Foundation

/// One part of a segmented control: a title or a picture.
@MainActor
public final class UISegment: UIView {
  let label: UILabel = UILabel(frame: .zero)
  let imageView: UIImageView = UIImageView(image: nil)
  public internal(set) var isEnabled: Bool = true
  public internal(set) var isSelected: Bool = false
  /// What choosing the segment runs, besides the control's own actions.
  var action: UIAction? { didSet { actionDidChange() } }
  /// The width that was set by hand, 0 for none.
  var width: CGFloat = 0

  init(title: String? = nil, image: UIImage? = nil) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.font = .systemFont(ofSize: 13)
    label.textAlignment = .center
    label.isAccessibilityElement = false
    addSubview(label)
    addSubview(imageView)
    show(title: title, image: image)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Shows a title or a picture; a segment has only one of them.
  func show(title: String?, image: UIImage?) {
    label.text = title
    imageView.image = image
    imageView.isHidden = image == nil
    setNeedsLayout()
  }

  public override func layoutSubviews() {
    label.frame = bounds
    let size = image?.size ?? .zero
    imageView.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  public var title: String? { label.text }
  public var image: UIImage? { imageView.image }

  var contentWidth: CGFloat { image?.size.width ?? label.intrinsicContentSize.width }

  private func actionDidChange() {
    guard let action else { return }
    show(title: action.image == nil ? action.title : nil, image: action.image)
    isEnabled = !action.attributes.contains(.disabled)
  }

  override var isAccessibilityElementByDefault: Bool { true }
  override var accessibilityLabelByDefault: String? { label.text ?? image?.name }
  override var accessibilityTraitsByDefault: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = .button
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }
}

extension UISegmentedControl {
  /// Inserts a segment, at the end if the index lies beyond it; the selected segment stays selected.
  public func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    insert(UISegment(title: title), at: index)
  }

  /// Inserts a segment with a picture.
  public func insertSegment(with image: UIImage?, at index: Int, animated: Bool) {
    insert(UISegment(image: image), at: index)
  }

  /// Inserts a segment that runs an action, with the action's picture or else its title.
  public func insertSegment(action: UIAction, at index: Int, animated: Bool) {
    let segment = UISegment()
    segment.action = action
    insert(segment, at: index)
  }

  func insert(_ segment: UISegment, at index: Int) {
    let index = min(max(0, index), segments.count)
    segments.insert(segment, at: index)
    insertSubview(segment, at: index)
    let selected = selectedSegmentIndex
    selectedSegmentIndex = selected >= index ? selected + 1 : selected
    segmentsDidChange()
  }

  /// Removes a segment, the last one if the index lies beyond it; the selection goes along with its segment.
  public func removeSegment(at index: Int, animated: Bool) {
    guard let index = existing(index) else { return }
    let selected = selectedSegmentIndex
    segments.remove(at: index).removeFromSuperview()
    selectedSegmentIndex =
      selected == index ? Self.noSegment : selected > index ? selected - 1 : selected
    segmentsDidChange()
  }

  public func removeAllSegments() {
    segments.forEach { $0.removeFromSuperview() }
    segments = []
    selectedSegmentIndex = Self.noSegment
    segmentsDidChange()
  }

  public func setTitle(_ title: String?, forSegmentAt index: Int) {
    change(index) { $0.show(title: title, image: nil) }
  }

  public func titleForSegment(at index: Int) -> String? { existing(index).flatMap { segments[$0].title } }

  public func setImage(_ image: UIImage?, forSegmentAt index: Int) {
    change(index) { $0.show(title: nil, image: image) }
  }

  public func imageForSegment(at index: Int) -> UIImage? { existing(index).flatMap { segments[$0].image } }

  /// Lets a segment run an action, and shows the action's picture or else its title.
  public func setAction(_ action: UIAction, forSegmentAt index: Int) {
    change(index) { $0.action = action }
  }

  public func actionForSegment(at index: Int) -> UIAction? { existing(index).flatMap { segments[$0].action } }

  /// The segment with an action of the identifier, or ``noSegment``.
  public func segmentIndex(identifiedBy identifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == identifier } ?? Self.noSegment
  }

  /// Sets the width of a segment; 0 leaves it to the control.
  public func setWidth(_ width: CGFloat, forSegmentAt index: Int) {
    change(index) { $0.width = max(0, width) }
  }

  public func widthForSegment(at index: Int) -> CGFloat { existing(index).map { segments[$0].width } ?? 0 }

  public func setEnabled(_ enabled: Bool, forSegmentAt index: Int) {
    change(index) { $0.isEnabled = enabled }
  }

  public func isEnabledForSegment(at index: Int) -> Bool {
    existing(index).map { segments[$0].isEnabled } ?? false
  }

  private func change(_ index: Int, _ change: (UISegment) -> Void) {
    guard let index = existing(index) else { return }
    change(segments[index])
    segmentsDidChange()
  }

  /// The index, or that of the last segment if it lies beyond, as UIKit has it.
  private func existing(_ index: Int) -> Int? {
    segments.isEmpty || index < 0 ? nil : min(index, segments.count - 1)
  }
}
