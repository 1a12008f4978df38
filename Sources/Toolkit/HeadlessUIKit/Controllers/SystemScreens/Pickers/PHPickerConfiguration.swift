import Foundation

/// What a ``PHPickerViewController`` offers, and how much of it can be chosen.
///
///     var configuration = PHPickerConfiguration(photoLibrary: .shared())
///     configuration.selectionLimit = 0  // As many as there are.
///     configuration.filter = .any(of: [.images, .videos])
public struct PHPickerConfiguration: Sendable {
  /// The form in which the app gets images; the values are those of PhotosUI.
  public enum AssetRepresentationMode: Int, Hashable, Sendable {
    /// The system decides.
    case automatic
    /// As they are.
    case current
    /// In the form that most apps read.
    case compatible
  }

  /// Whether the order of the choice counts; the values are those of PhotosUI.
  public enum Selection: Int, Hashable, Sendable {
    /// It does not.
    case `default`
    /// It does.
    case ordered
    /// It does not, and the delegate is called at each choice.
    case continuous
    /// Both.
    case continuousAndOrdered
  }

  /// The form in which the app gets images; automatic by default. Stored only.
  public var preferredAssetRepresentationMode: AssetRepresentationMode = .automatic
  /// Whether the order of the choice counts; the default by default. Stored only: it is the list's order here.
  public var selection: Selection = .default
  /// How many images can be chosen; 1 by default, and 0 for as many as there are.
  public var selectionLimit: Int = 1
  /// What can be chosen; `nil`, the default, for everything.
  public var filter: PHPickerFilter?
  /// The names of images that are chosen at first; none by default. Stored only.
  public var preselectedAssetIdentifiers: [String] = []

  /// Creates a configuration with the defaults of PhotosUI.
  public init() {}

  /// Creates a configuration with the defaults of PhotosUI.
  ///
  /// - Parameter photoLibrary: The library; ignored, since there is one of photos only.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// What can be chosen in a picker of images. The environment has images only.
///
///     let filter = PHPickerFilter.any(of: [.images, .videos])
public struct PHPickerFilter: Hashable, Sendable {
  /// Whether plain images can be chosen.
  let admitsImages: Bool

  /// Images.
  public static let images = PHPickerFilter(admitsImages: true)
  /// Videos; the stage has none.
  public static let videos = PHPickerFilter(admitsImages: false)
  /// Images that move; the stage has none.
  public static let livePhotos = PHPickerFilter(admitsImages: false)
  /// Images of the screen; the stage has none.
  public static let screenshots = PHPickerFilter(admitsImages: false)

  /// Returns a filter for what one of some filters admits.
  ///
  /// - Parameter subfilters: The filters.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(admitsImages: subfilters.contains(where: \.admitsImages))
  }

  /// Returns a filter for what all of some filters admit.
  ///
  /// - Parameter subfilters: The filters.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(admitsImages: subfilters.allSatisfy(\.admitsImages))
  }

  /// Returns a filter for what another one does not admit.
  ///
  /// - Parameter filter: The other filter.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(admitsImages: !filter.admitsImages)
  }
}

/// The library of photos, which a picker's configuration names. It has nothing else here.
///
///     let configuration = PHPickerConfiguration(photoLibrary: .shared())
public final class PHPhotoLibrary: NSObject, Sendable {
  private static let only = PHPhotoLibrary()

  private override init() { super.init() }

  /// Returns the library.
  public class func shared() -> PHPhotoLibrary { only }
}
