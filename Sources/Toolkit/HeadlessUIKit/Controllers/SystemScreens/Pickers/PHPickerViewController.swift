import Foundation

/// Lets the user choose among ``ApplicationEnvironment/photos``, as the picker of PhotosUI does among all.
///
/// In a golden it is a node `PHPickerViewController limit=3` with the list in it.
///
///     var configuration = PHPickerConfiguration()
///     configuration.selectionLimit = 3
///     configuration.filter = .images
///     let picker = PHPickerViewController(configuration: configuration)
///     controller.present(picker, animated: true)  // Lists the environment's photos.
@preconcurrency @MainActor
open class PHPickerViewController: UIViewController {
  /// The configuration with which the picker was created.
  public let configuration: PHPickerConfiguration
  /// The object that receives the choice, and dismisses the picker.
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  /// Creates a picker to present.
  ///
  /// - Parameter configuration: What can be chosen.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }

  /// Returns `nil`, since there are no archives to read.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    view = SystemScreenView("PHPickerViewController") { [unowned self] in
      var content = SystemScreenContent()
      content.add("limit", configuration.selectionLimit, unless: 1)
      return content
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let photos = configuration.filter?.admitsImages == false ? [] : UIApplication.shared.environment.photos
    let list = ChoiceListViewController(
      SystemText.photos.localized, photos.map { .init(title: $0.name, picture: $0) },
      allowsSeveral: configuration.selectionLimit != 1
    ) { [unowned self] rows in end(with: rows.map { photos[$0] }) }
    let navigation = UINavigationController(rootViewController: list)
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }

  /// Reports the choice: of more images than the limit, the first ones.
  private func end(with photos: [UIImage]) {
    let limit = configuration.selectionLimit == 0 ? photos.count : configuration.selectionLimit
    let results = photos.prefix(limit).map {
      PHPickerResult(itemProvider: NSItemProvider(object: $0), assetIdentifier: nil)
    }
    delegate?.picker(self, didFinishPicking: results)
  }
}

/// An image that the user chose.
public struct PHPickerResult: Sendable {
  /// Provides the `UIImage`.
  public let itemProvider: NSItemProvider
  /// The name in the photo library; always `nil` here.
  public let assetIdentifier: String?
}

/// Receives the choice of images, and dismisses the picker.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Called after the user chose images or cancelled.
  ///
  /// - Parameters:
  ///   - picker: The picker, which stays until the delegate dismisses it.
  ///   - results: The images; empty if the user cancelled.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
