import Foundation

/// Texts in a file that does not import UIKit.
public enum Texts {
  public static var title: String { NSLocalizedString("title", comment: "") }
  public static var missing: String { NSLocalizedString("titel", comment: "") }
}
