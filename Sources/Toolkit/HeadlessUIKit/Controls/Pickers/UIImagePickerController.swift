import Foundation

/// Lets the user choose among ``ApplicationEnvironment/photos``. There is no camera.
///
///     if UIImagePickerController.isSourceTypeAvailable(.photoLibrary) {
///       let picker = UIImagePickerController()
///       picker.allowsEditing = true
///       controller.present(picker, animated: true)  // Lists the environment's photos.
///     }
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// The source of images; the values are UIKit's.
  public enum SourceType: Int, Hashable, Sendable {
    /// All albums.
    case photoLibrary
    /// The camera.
    case camera
    /// The latest images.
    case savedPhotosAlbum
  }

  /// The keys of a choice's values.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String

    /// Creates a key by its name.
    ///
    /// - Parameter rawValue: UIKit's name of the value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The chosen `UIImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The cropped `UIImage`: here the chosen one, if editing is allowed.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The type of the choice: `public.image`.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The address of a movie; never set here.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The address of the image's file; never set here.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  /// The source of the images; the library by default. All sources show the same images.
  open var sourceType: SourceType = .photoLibrary
  /// The types to choose from; images by default. Stored only.
  open var mediaTypes: [String] = ["public.image"]
  /// Whether the user can crop the image; `false` by default.
  open var allowsEditing: Bool = false

  /// Creates a picker to present.
  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Returns `nil`, since there are no archives to read.
  public required init?(coder: NSCoder) { nil }

  /// Returns whether a source is available.
  ///
  /// - Parameter sourceType: The source; all are available except the camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// Returns the types of media that a source has.
  ///
  /// - Parameter sourceType: The source; each has images only, and the camera has `nil`.
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

  /// Reports the choice. As in UIKit, the delegate dismisses the picker; without a delegate it
  /// dismisses itself.
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
  /// Called after the user chose an image; dismisses the picker by default.
  ///
  /// - Parameters:
  ///   - picker: The picker, which stays until the delegate dismisses it.
  ///   - info: The chosen image and its type, and the edited image if editing is allowed.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called after the user cancelled; dismisses the picker by default.
  ///
  /// - Parameter picker: The picker, which stays until the delegate dismisses it.
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
