import Foundation

/// Settings for all sections of a compositional layout.
///
///     let configuration = UICollectionViewCompositionalLayoutConfiguration()
///     configuration.interSectionSpacing = 20
///     let list = UICollectionLayoutListConfiguration(appearance: .plain)
///     let layout = UICollectionViewCompositionalLayout(
///       sectionProvider: { .list(using: list, layoutEnvironment: $1) }, configuration: configuration)
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration {
  /// The direction in which sections follow each other; vertical by default. Stored only: they always
  /// follow each other downward.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical
  /// The space between sections in points; none by default.
  open var interSectionSpacing: CGFloat = 0

  /// Creates the default configuration.
  public init() {}
}

/// A layout of sections, groups and items, which follow each other downward.
///
///     let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
///     let layout = UICollectionViewCompositionalLayout { index, environment in
///       .list(using: list, layoutEnvironment: environment)
///     }
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Returns the section with an index in an environment.
  public typealias SectionProvider =
    (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

  /// The settings for all sections.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
  private let sectionProvider: SectionProvider
  private var attributes: [UICollectionViewElement: UICollectionViewLayoutAttributes] = [:]
  /// The elements in the order of the layout.
  private var elements: [UICollectionViewElement] = []
  private var contentSize: CGSize = .zero
  private var measuredSizes: [IndexPath: CGSize] = [:]
  private var hasEstimates = false

  /// Creates a layout that uses the same section for all indices.
  ///
  /// - Parameter section: The section, which is retained; later changes to it take effect at the
  ///   next preparation of the layout.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init { _, _ in section }
  }

  /// Creates a layout that uses the same section for all indices, with a configuration.
  ///
  /// - Parameters:
  ///   - section: The section for all indices.
  ///   - configuration: The settings for all sections.
  public convenience init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Creates a layout whose sections a closure provides.
  ///
  /// - Parameter sectionProvider: Returns the section with an index; called for each section at
  ///   each preparation of the layout. A section for which it returns `nil` is left out.
  public convenience init(sectionProvider: @escaping SectionProvider) {
    self.init(
      sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout whose sections a closure provides, with a configuration.
  ///
  /// - Parameters:
  ///   - sectionProvider: Returns the section with an index; called at each preparation of the
  ///     layout.
  ///   - configuration: The settings for all sections.
  public init(
    sectionProvider: @escaping SectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.sectionProvider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Returns `nil`, as there are no archives to read a layout from.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Returns a layout that shows every section as a list.
  ///
  /// - Parameter configuration: The look of the lists, their headers and their footers.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  open override func prepare() {
    guard let collectionView else { return }
    let environment = CompositionalEnvironment(collectionView)
    var builder = CompositionalBuilder(width: environment.contentSize.width, measuredSizes: measuredSizes)
    for index in 0..<collectionView.numberOfSections {
      guard let section = sectionProvider(index, environment) else { continue }
      if index > 0 { builder.y += configuration.interSectionSpacing }
      builder.add(
        section, at: index, count: collectionView.numberOfItems(inSection: index),
        in: environment.contentSize)
    }
    if collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft { builder.flip() }
    elements = builder.found.map(\.element)
    attributes = Dictionary(builder.found.map { ($0.element, $0) }) { $1 }
    hasEstimates = builder.hasEstimates
    contentSize = CGSize(width: environment.contentSize.width, height: builder.y)
  }

  open override var collectionViewContentSize: CGSize { contentSize }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    elements.compactMap { attributes[$0] }.filter { $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes[UICollectionViewElement(path: indexPath)]
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes[UICollectionViewElement(kind: elementKind, path: indexPath)]
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  override var measuresCells: Bool { hasEstimates }

  override var keepsWidthOfCells: Bool { true }

  override func accept(_ size: CGSize, forItemAt path: IndexPath) -> Bool {
    // Each cell is measured once: one that changes its size each time would cause endless layouts.
    guard measuredSizes.updateValue(size, forKey: path) == nil else { return false }
    return layoutAttributesForItem(at: path)?.frame.height != size.height
  }

  override func forgetMeasuredSizes() {
    measuredSizes = [:]
  }
}
