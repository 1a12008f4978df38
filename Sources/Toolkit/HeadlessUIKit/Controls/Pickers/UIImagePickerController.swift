import Foundation

/// Lets the user choose among the pictures of ``ApplicationEnvironment/photos``. There is no camera.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from; the values are UIKit's.
  public enum SourceType: Int, Hashable, Sendable {
    /// All albums.
    case photoLibrary
    /// The camera.
    case camera
    /// The latest pictures.
    case savedPhotosAlbum
  }

  /// The parts of a choice.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String

    /// Creates a key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The picture as it was: a `UIImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as the user cropped it: the same one here, if editing is allowed.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The type of what was chosen: `public.image`.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The address of a movie; never there.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The address of the picture's file; never there.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  /// Where the pictures come from; the library by default. Others show the same pictures.
  open var sourceType: SourceType = .photoLibrary
  /// The types that can be chosen; pictures by default. Stored only.
  open var mediaTypes: [String] = ["public.image"]
  /// Whether the user crops the picture; `false` by default.
  open var allowsEditing: Bool = false

  /// Creates a picker to present.
  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Returns `nil`, as there are no archives to read a controller from.
  public required init?(coder: NSCoder) { nil }

  /// Returns whether a source has pictures: all but the camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// Returns the types of a source: pictures.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let photos = UIApplication.shared.environment.photos
    let list = ChoiceListViewController(
      SystemText.photos.localized, photos.map { .init(title: $0.name, picture: $0) }
    ) { [unowned self] rows in end(with: rows.first.map { photos[$0] }) }
    setViewControllers([list], animated: false)
  }

  /// Reports the choice; as in UIKit, the delegate dismisses the picker, or else it dismisses itself.
  private func end(with picture: UIImage?) {
    let receiver = delegate as? any UIImagePickerControllerDelegate
    guard let picture else {
      return receiver?.imagePickerControllerDidCancel(self) ?? dismiss(animated: true)
    }
    var info: [InfoKey: Any] = [.originalImage: picture, .mediaType: "public.image"]
    if allowsEditing { info[.editedImage] = picture }
    receiver?.imagePickerController(self, didFinishPickingMediaWithInfo: info) ?? dismiss(animated: true)
  }
}

/// Gets the choice of an image picker, and dismisses it.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Called after the user chose a picture; dismisses the picker by default.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called after the user cancelled; dismisses the picker by default.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Dismisses the picker.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { picker.dismiss(animated: true) }
  /// Dismisses the picker.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}
