import Foundation

/// A layer that draws a text.
open class CATextLayer: CALayer {
  /// The text, a `String` or an `NSAttributedString`; `nil` by default.
  open var string: Any?
  /// The font, a `UIFont` or the name of one; the system font by default. Its size does not count.
  open var font: AnyObject?
  /// The size of the font in points; 36 by default. An attributed text has its own.
  open var fontSize: CGFloat = 36 { didSet { noteChange(of: "fontSize", from: oldValue) } }
  /// The color of the text; white by default. An attributed text has its own.
  open var foregroundColor: CGColor? = UIColor.white.cgColor {
    didSet { noteChange(of: "foregroundColor", from: oldValue) }
  }
  /// Whether the text is broken into lines at the layer's width; `false` by default.
  open var isWrapped: Bool = false
  /// How a text is shortened that has no room; not at all by default. Stored only.
  open var truncationMode: CATextLayerTruncationMode = .none
  /// Where lines begin and end; by the direction of the language by default.
  open var alignmentMode: CATextLayerAlignmentMode = .natural
  /// Whether the pixels of the screen smooth the text; `false` by default. Stored only.
  open var allowsFontSubpixelQuantization: Bool = false

  override class var properties: [String: LayerProperty] { super.properties.merging(ofTexts) { $1 } }

  private static let ofTexts: [String: LayerProperty] = [
    "alignmentMode": LayerProperty(value: \CATextLayer.alignmentMode),
    "font": LayerProperty(optional: \CATextLayer.font), "fontSize": LayerProperty(\CATextLayer.fontSize),
    "foregroundColor": LayerProperty(optional: \CATextLayer.foregroundColor),
    "string": LayerProperty(optional: \CATextLayer.string),
    "truncationMode": LayerProperty(value: \CATextLayer.truncationMode),
    "wrapped": LayerProperty(\CATextLayer.isWrapped),
  ]
}

/// How a text layer shortens a text that has no room.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Creates a mode by Core Animation's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Not at all.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The beginning is left out.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The end is left out.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// The middle is left out.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// Where the lines of a text layer begin and end.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Creates a mode by Core Animation's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// By the direction of the language.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left side.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right side.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both sides.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
