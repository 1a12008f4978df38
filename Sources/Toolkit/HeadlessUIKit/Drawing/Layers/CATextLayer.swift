import Foundation

/// A layer that draws text.
///
///     let text = CATextLayer()
///     (text.string, text.fontSize) = ("Hello", 17)
///     text.foregroundColor = UIColor.label.cgColor
///     text.frame = CGRect(x: 0, y: 0, width: 100, height: 24)
///     view.layer.addSublayer(text)
open class CATextLayer: CALayer {
  /// The text, a `String` or an `NSAttributedString`; `nil` by default.
  open var string: Any?
  /// The font, a ``UIFont`` or the name of one; the system font by default. Its size is ignored.
  open var font: AnyObject?
  /// The size of the font in points; 36 by default. Attributed text has its own.
  open var fontSize: CGFloat = 36 { didSet { noteChange(of: "fontSize", from: oldValue) } }
  /// The color of the text; white by default. Attributed text has its own.
  open var foregroundColor: CGColor? = UIColor.white.cgColor {
    didSet { noteChange(of: "foregroundColor", from: oldValue) }
  }
  /// Whether the text is broken into lines at the layer's width; `false` by default.
  open var isWrapped: Bool = false
  /// How text that does not fit is truncated; ``CATextLayerTruncationMode/none`` by default. Stored only.
  open var truncationMode: CATextLayerTruncationMode = .none
  /// The alignment of lines; ``CATextLayerAlignmentMode/natural`` by default.
  open var alignmentMode: CATextLayerAlignmentMode = .natural
  /// Whether glyphs are positioned at fractions of a pixel; `false` by default. Stored only.
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

/// How a text layer truncates text that does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Creates a mode.
  ///
  /// - Parameter rawValue: Core Animation's name; other names are kept.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Not truncated.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The beginning is cut.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The end is cut.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// The middle is cut.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// The alignment of a text layer's lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Creates a mode.
  ///
  /// - Parameter rawValue: Core Animation's name; other names are kept.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// By the reading direction of the language.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// To the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// To the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// To the center.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Justified.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
