import Foundation
import HeadlessUIKit

extension StringCatalog {
  /// The texts of the app, a table for the browser and one for what is set up; read once.
  ///
  /// What pages and users bring, such as addresses, titles of pages and names of search engines, is data and not among
  /// them.
  public static let focus = Result { try all(in: .module) }
}
