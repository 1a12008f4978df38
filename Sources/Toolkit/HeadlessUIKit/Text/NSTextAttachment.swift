import Foundation

/// A picture within a text, as a value of attributed text.
///
/// On the line, it is one character with the size of its bounds or of its picture.
///
///     let star = NSTextAttachment(image: UIImage(systemName: "star")!)
///     star.bounds = CGRect(x: 0, y: -2, width: 12, height: 12)  // 2 points below the baseline
///     let text = NSMutableAttributedString(string: "Rated ")
///     text.append(NSAttributedString(attachment: star))
open class NSTextAttachment: NSObject, @unchecked Sendable {
  private let mark = AttributeValueMark()
  /// The picture; `nil` by default.
  open var image: UIImage?
  /// The rectangle on the line in points, relative to the baseline: a negative `y` is below it.
  /// That of the picture by default.
  open var bounds: CGRect = .zero
  /// The data of an attachment without a picture; stored only.
  open var contents: Data?
  /// The uniform type of the data; stored only.
  open var fileType: String?

  /// Creates an attachment without a picture.
  public override init() {}

  /// Creates an attachment of a picture.
  ///
  /// - Parameter image: The picture, in its own size unless ``bounds`` has another one.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// Creates an attachment of data, which is kept and not shown.
  ///
  /// - Parameters:
  ///   - contentData: The data.
  ///   - uti: The uniform type identifier of the data.
  public convenience init(data contentData: Data?, ofType uti: String?) {
    self.init()
    (contents, fileType) = (contentData, uti)
  }

  /// The character at the position of an attachment.
  public static let character: Int = 0xFFFC

  /// The space on the line: the size of the bounds, otherwise of the picture.
  var room: StyledText.AttachmentRoom {
    let size = bounds.size == .zero ? image?.size ?? .zero : bounds.size
    return StyledText.AttachmentRoom(width: size.width, height: size.height + bounds.minY)
  }
}

extension NSAttributedString.Key {
  /// The picture at a character U+FFFC: an ``NSTextAttachment``.
  public static let attachment = Self("NSAttachment")
  /// The space between letters in points, a newer form of ``kern``: a number.
  public static let tracking = Self("CTTracking")
  /// The thickness of the line around letters: a number. Stored only.
  public static let strokeWidth = Self("NSStrokeWidth")
  /// The color of the line around letters: a `UIColor`. Stored only.
  public static let strokeColor = Self("NSStrokeColor")
  /// The shadow of the text: an ``NSShadow``. Stored only.
  public static let shadow = Self("NSShadow")
  /// How letters are joined: a number. Stored only.
  public static let ligature = Self("NSLigature")
  /// How far letters lean: a number. Stored only.
  public static let obliqueness = Self("NSObliqueness")
  /// How much wider letters are: a number. Stored only.
  public static let expansion = Self("NSExpansion")
}

/// The shadow of a text, as a value of attributed text.
open class NSShadow: NSObject, @unchecked Sendable {
  private let mark = AttributeValueMark()
  /// The position relative to the text in points; none by default.
  open var shadowOffset: CGSize = .zero
  /// The blur in points; none by default.
  open var shadowBlurRadius: CGFloat = 0
  /// The color: a `UIColor`; black with an opacity of a third by default.
  open var shadowColor: Any? = UIColor.black.withAlphaComponent(1 / 3)

  /// Creates a shadow below its text.
  public override init() {}
}

extension NSAttributedString {
  /// Makes the text of one attachment.
  ///
  /// - Parameter attachment: The value of ``NSAttributedString/Key/attachment`` at the text's only
  ///   character.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
