import Foundation
import HeadlessUIKit

extension StringCatalog {
  /// Chrome's texts, a table for each feature; read once.
  public static let chrome = Result { try all(in: .module) }
}
