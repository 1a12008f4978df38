import Foundation
import HeadlessUIKit

extension StringCatalog {
  /// Chrome's texts, a table for each feature; read once.
  ///
  /// The catalog has the app's own texts: titles, buttons, labels and placeholders of fields,
  /// section headers, and what the app composes for assistive technology. What websites, users,
  /// shops and servers provide is data, and the same in every language: titles and addresses of
  /// pages, names of people, devices, countries and cards, passwords, answers to searches. So are
  /// texts that only fill a view ("Lorem ipsum", "TEXT"), names of classes and of use cases, by
  /// which tests find them, and identifiers.
  package static let chrome = Result { try all(in: .module) }
}
