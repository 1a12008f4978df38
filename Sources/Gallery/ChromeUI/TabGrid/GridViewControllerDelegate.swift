/// Hears what the user does with the tabs of a grid.
@MainActor
package protocol GridViewControllerDelegate: AnyObject {
  func gridViewController(_ controller: GridViewController, didSelectItemWithID identifier: String)
  func gridViewController(_ controller: GridViewController, didCloseItemWithID identifier: String)
}
