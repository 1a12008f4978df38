import Foundation

extension UICollectionView {
  /// A class of cells with a closure that fills them.
  @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = @MainActor (Cell, IndexPath, Item) -> Void

    /// Names the registration among all of a collection.
    let identifier: String
    let handler: Handler

    public init(handler: @escaping Handler) {
      identifier = UICollectionView.nextRegistrationName()
      self.handler = handler
    }
  }

  /// A class of supplementary views of a kind, with a closure that fills them.
  @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = @MainActor (Supplementary, String, IndexPath) -> Void

    let identifier: String
    let elementKind: String
    let handler: Handler

    public init(elementKind: String, handler: @escaping Handler) {
      identifier = UICollectionView.nextRegistrationName()
      (self.elementKind, self.handler) = (elementKind, handler)
    }
  }

  /// Returns a used or a new cell of a registration, filled for an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    let view = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    let cell = view as? Cell ?? Cell(dequeuedFor: registration.identifier, frame: .zero)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a used or a new supplementary view of a registration, filled for a place.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (kind, identifier) = (registration.elementKind, registration.identifier)
    register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    let view = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    let supplementary = view as? Supplementary ?? Supplementary(dequeuedFor: identifier, frame: .zero)
    registration.handler(supplementary, kind, indexPath)
    return supplementary
  }

  private static var registrations = 0

  private static func nextRegistrationName() -> String {
    registrations += 1
    return "registration \(registrations)"
  }
}
